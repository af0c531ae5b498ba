import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from contextlib import nullcontext
from typing import Any, List
from unittest.mock import patch

from ahub import Agent, AgentTask, AsyncAgent, AsyncHub, AsyncTaskContext, Hub, TaskContext, errors
from world import HUB_URL, USER_TOKEN, me, mint, node, passed, rules, soon, steps_of, until

PROGRAM = os.path.join(os.path.dirname(__file__), "agent_process.py")


class Running:
    """An agent in this process."""

    def __init__(self, hub: AsyncHub, alias: str, handler: Any, **options: Any) -> None:
        self.faults: List[BaseException] = []
        given = {"handle_signals": False, "watch_seconds": 0.03, "on_error": lambda error, _place: self.faults.append(error)}
        self.agent = AsyncAgent(hub, alias=alias, **{**given, **options})
        self.agent.on_task(handler)
        self._done = asyncio.create_task(self.agent.run())

    async def end(self) -> None:
        self.agent.stop()
        await self._done
        await self.agent.hub.aclose()


class Agents(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        asyncio.get_running_loop().set_debug(False)
        rules()
        self.me = AsyncHub(HUB_URL, USER_TOKEN)
        self.addAsyncCleanup(self.me.aclose)

    async def start(self, alias: str, handler: Any, **options: Any) -> Running:
        running = Running(node(alias), alias, handler, **options)
        await soon(lambda: any(call.get("tool") == "get_inbox" for call in passed()))
        return running

    async def test_two_agents(self) -> None:
        async def of_beta(task: AgentTask, _ctx: AsyncTaskContext) -> str:
            return f"beta did {task.text}"

        asking = node("alpha")
        self.addAsyncCleanup(asking.aclose)

        async def of_alpha(task: AgentTask, ctx: AsyncTaskContext) -> Any:
            part = (await asking.send("beta", f"a part of {task.text}", parent_task_id=task.id)).task
            await ctx.progress(50, "asked beta")
            return {"result": f"alpha heard: {(await asking.wait(part.id))['result']}"}

        beta = await self.start("beta", of_beta)
        alpha = await self.start("alpha", of_alpha)
        task = (await self.me.send("alpha", "the whole", ttl_seconds=900)).task
        ended = await self.me.wait(task.id, timeout_seconds=20)
        self.assertEqual(ended["result"], "alpha heard: beta did a part of the whole")
        self.assertEqual(steps_of(task.id), ["delivered", "acked", "running", "replied"])
        self.assertEqual([m["content"] async for m in asking.inbox.list("alpha")], ["beta did a part of the whole"])
        await alpha.end()
        await beta.end()
        self.assertEqual(alpha.faults + beta.faults, [])

    async def test_listens_reports_pulls_and_acknowledges_before_work(self) -> None:
        mint("orderly")
        task = (await self.me.send("orderly", "waits already")).task
        seen: List[str] = []

        async def work(task: AgentTask, _ctx: AsyncTaskContext) -> None:
            seen.append((await self.me.tasks.get(task.id))["task"]["status"])

        rules()
        orderly = await self.start("orderly", work)
        self.assertEqual((await self.me.wait(task.id, timeout_seconds=20))["result"], "done")
        self.assertEqual(seen, ["running"])
        calls = [call.get("tool") or call["path"] for call in passed()]
        calls = calls[calls.index("/events/orderly") :]
        self.assertEqual(calls[:4], ["/events/orderly", "report_status", "get_inbox", "ack_inbox"])
        await orderly.end()

    async def test_a_handler_that_raises_is_a_failed_reply(self) -> None:
        async def work(_task: AgentTask, _ctx: AsyncTaskContext) -> None:
            raise RuntimeError("no compiler")

        agent = await self.start("failing", work)
        ended = await self.me.wait((await self.me.send("failing", "build")).task.id, timeout_seconds=20)
        self.assertEqual((ended["status"], ended["result"]), ("failed", "no compiler"))
        await agent.end()

    async def test_a_reply_gets_through_once(self) -> None:
        async def work(_task: AgentTask, _ctx: AsyncTaskContext) -> str:
            return "at last"

        agent = await self.start("stubborn", work)
        rules({"match": "send_reply", "times": 2, "cut": "after"}, {"match": "send_reply", "times": 2, "status": 503})
        task = (await self.me.send("stubborn", "try")).task
        self.assertEqual((await self.me.wait(task.id, timeout_seconds=20))["result"], "at last")
        await soon(lambda: len([call for call in passed() if call.get("tool") == "send_reply"]) == 5)
        keys = {call["key"] for call in passed() if call.get("tool") == "send_reply"}
        self.assertEqual(len(keys), 1)
        self.assertIn(task.id, keys.pop())
        await agent.end()
        self.assertEqual(steps_of(task.id).count("replied"), 1)

    async def test_a_cancelled_or_reassigned_task_stops_its_handler(self) -> None:
        mint("beta")
        # The stream tells it at once; an agent to whom it tells nothing looks.
        for how, by in (("cancelled", "stream"), ("reassigned", "stream"), ("cancelled", "look"), ("reassigned", "look")):
            unheard = patch("ahub._task_run.TaskRun.look_now") if by == "look" else nullcontext()
            with self.subTest(how, by=by), unheard:
                stopped: List[str] = []

                async def work(_task: AgentTask, ctx: AsyncTaskContext) -> None:
                    try:
                        await asyncio.sleep(60)
                    finally:
                        stopped.append(str(ctx.signal.reason))

                alias = f"stopped-{how}-{by}"
                agent = await self.start(alias, work, watch_seconds=0.03 if by == "look" else 600)
                task = (await self.me.send(alias, "endless")).task
                await soon(lambda: steps_of(task.id)[-1] == "running")
                if how == "cancelled":
                    await self.me.tasks.cancel(task.id, "no need")
                else:
                    await self.me.tasks.reassign(task.id, "beta")
                await soon(lambda: len(stopped) == 1)
                await agent.end()
        self.assertEqual([call for call in passed() if call.get("tool") == "send_reply"], [])

    async def test_an_agent_whose_token_is_no_good_says_so(self) -> None:
        async with AsyncHub(HUB_URL, "ntok_wrong") as hub:
            with self.assertRaises(errors.InvalidToken):
                await AsyncAgent(hub, alias="nobody", handle_signals=False).run()


class BlockingAgents(unittest.TestCase):
    def test_functions_work_in_threads_and_hear_of_a_cancellation(self) -> None:
        with me() as hub, Hub(HUB_URL, mint("threads")) as own:
            agent = Agent(own, alias="threads", concurrency=2, handle_signals=False, watch_seconds=0.05)
            heard: List[str] = []

            @agent.on_task
            def work(task: AgentTask, ctx: TaskContext) -> str:
                ctx.progress(10, "begun")
                if task.text == "endless":
                    ctx.signal.wait(20)
                    heard.append(str(ctx.signal.reason))
                    ctx.signal.throw_if_aborted()
                return f"did {task.text}"

            thread = threading.Thread(target=agent.run)
            thread.start()
            endless = hub.send("threads", "endless").task
            self.assertEqual(hub.wait(hub.send("threads", "this").task.id, timeout_seconds=20)["result"], "did this")
            until(lambda: hub.tasks.get(endless.id)["task"]["status"] == "running")
            hub.tasks.cancel(endless.id)
            until(lambda: heard == ["the task is cancelled"])
            agent.stop()
            thread.join(20)
            self.assertFalse(thread.is_alive())

    def test_facts_go_with_every_report_and_what_holds_a_task_up_stays(self) -> None:
        with me() as hub, Hub(HUB_URL, mint("frank")) as own:
            agent = Agent(own, alias="frank", facts=lambda: {"model": "m-1"}, heartbeat_seconds=0.05, handle_signals=False)
            go_on = threading.Event()

            @agent.on_task
            def handle(_task: AgentTask, ctx: TaskContext) -> str:
                ctx.status("waiting_input", "Which branch?")
                go_on.wait(20)
                ctx.progress(60, "main it is")
                return "released"

            thread = threading.Thread(target=agent.run)
            thread.start()

            def seen() -> Any:
                return next((s for s in hub.api.get_status()["sessions"] if s["alias"] == "frank"), {"status": None})

            until(lambda: seen()["status"] == "idle")
            self.assertEqual(seen()["model"], "m-1")
            task = hub.send("frank", "release").task
            until(lambda: seen()["status"] == "waiting_input")
            time.sleep(0.2)
            self.assertEqual(seen()["status"], "waiting_input")
            go_on.set()
            self.assertEqual(hub.wait(task.id, timeout_seconds=15)["result"], "released")
            agent.stop()
            thread.join(20)


class Processes(unittest.TestCase):
    def start(self, alias: str, ack_on: str, seconds: float, token: str) -> Any:
        env = {**os.environ, "AHUB_URL": HUB_URL, "AHUB_TOKEN": token}
        out = tempfile.NamedTemporaryFile("w+", suffix=".log")
        child = subprocess.Popen([sys.executable, PROGRAM, alias, ack_on, str(seconds)], env=env, stdout=out, stderr=out)
        self.addCleanup(child.kill)
        self.addCleanup(out.close)
        with me() as hub:
            until(lambda: any(s["alias"] == alias for s in hub.api.get_status()["sessions"]))

        def output() -> str:
            with open(out.name) as log:
                return log.read()

        return child, output

    def test_killed_in_the_middle_there_is_no_silent_success(self) -> None:
        for ack_on in ("start", "end"):
            with self.subTest(ack_on), me() as hub:
                alias = f"killed-{ack_on}"
                token = mint(alias)
                first, output = self.start(alias, ack_on, 60, token)
                task = hub.send(alias, "survive").task
                until(lambda: f"begins {task.id}" in output())
                until(lambda: hub.tasks.get(task.id)["task"]["status"] == "running")
                first.kill()
                first.wait()
                self.assertIsNone(hub.tasks.get(task.id)["task"]["result"])
                second, output_of_second = self.start(alias, ack_on, 0, token)
                if ack_on == "start":
                    hub.tasks.cancel(task.id, "its agent died")
                    hub.tasks.retry(task.id)
                ended = hub.wait(task.id, timeout_seconds=15)
                self.assertEqual((ended["status"], ended["result"]), ("replied", "did survive"))
                second.send_signal(signal.SIGTERM)
                self.assertEqual(second.wait(20), 0)
                self.assertEqual(output_of_second().count("begins"), 1)
                self.assertEqual(steps_of(task.id).count("replied"), 1)

    def test_sigterm_lets_running_work_end_and_leaves_the_rest(self) -> None:
        with me() as hub:
            child, output = self.start("drained", "start", 0.6, mint("drained"))
            task = hub.send("drained", "in work").task
            until(lambda: "begins" in output())
            child.send_signal(signal.SIGTERM)
            waiting = hub.send("drained", "waits").task
            self.assertEqual(child.wait(20), 0)
            self.assertIn("drained", output())
            self.assertEqual(hub.tasks.get(task.id)["task"]["result"], "did in work")
            self.assertEqual(hub.tasks.get(waiting.id)["task"]["status"], "delivered")
