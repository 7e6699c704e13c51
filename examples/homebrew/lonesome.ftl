power-lonesome = Lonesome
power-lonesome-about = A region that touches no other region of the race pays a coin more.
