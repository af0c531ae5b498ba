"""An agent in a process of its own that notes in a file what it does; the text of a task is the seconds that it takes."""

import sys
import time

from ahub import Agent, Hub

agent = Agent(Hub(), alias=sys.argv[1])


def note(line: str) -> None:
    with open("notes", "a") as notes:
        notes.write(f"{line}\n")


@agent.on_task
def work(task, ctx):  # type: ignore[no-untyped-def]
    note(f"begin {task.id}")
    time.sleep(float(task.text))
    note(f"done {task.id}")
    return "made"


agent.run()
