"""How the stronger bots think: features, a learned value, whole-turn search, a look at what the others do."""
