"""What `make bench` runs: `spitemalice.bench` on this clone, and the C program beside it."""
