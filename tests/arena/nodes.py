"""Starts a Ray cluster of two machines with a core each, as far as Ray can tell, and waits.

Prints the address. Runs until its input ends, or a line tells it to kill the second machine.
"""

import sys
from importlib import import_module


def main() -> None:
    """Run the cluster."""
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    second = cluster.add_node(num_cpus=1)
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
