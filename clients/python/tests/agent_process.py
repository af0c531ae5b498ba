"""An agent in a process of its own: alias, ack_on and how many seconds a task takes."""

import sys
import time

from ahub import Agent, Hub

alias, ack_on, seconds = sys.argv[1:]
agent = Agent(Hub(), alias=alias, ack_on=ack_on)


@agent.on_task
def work(task, ctx):  # type: ignore[no-untyped-def]
    print(f"begins {task.id}", flush=True)
    time.sleep(float(seconds))
    return f"did {task.text}"


agent.run()
print("drained", flush=True)
