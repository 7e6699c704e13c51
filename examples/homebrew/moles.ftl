race-moles = Moles
race-moles-about = Caverns and mines cost a token less. When they lose a region, every Mole gets away.
