"""Tables in use: people who come and go, what they ask for, and bots and clocks that go on by themselves."""
