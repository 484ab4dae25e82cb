#!/usr/bin/env python3
"""The Python SDK as its users use it, in each of its modes: discovery, registration, the login and the consent of a person,
tools, a refresh.

sdk.py CREDENTIALS

CREDENTIALS is the file of a running service.
"""

import asyncio
import json
import sys
import urllib.parse

import httpx2
from mcp import Client
from mcp.client.auth import AuthorizationCodeResult, OAuthClientProvider
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.auth import OAuthClientMetadata

from assistant import BACK, allow

# The handshake of earlier revisions, what the SDK chooses by itself, and the newest revision without asking.
MODES = ("legacy", "auto", "2026-07-28")


class Memory:
    """What the SDK keeps for its user."""

    def __init__(self):
        self.tokens = self.registered = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.registered

    async def set_client_info(self, registered):
        self.registered = registered


class Person:
    """Signs in and allows what is asked for."""

    def __init__(self, told):
        self.told, self.back, self.asked = told, None, 0

    async def redirect(self, url):
        self.asked += 1
        told = self.told
        self.back = await asyncio.to_thread(allow, told["baseUrl"], url, told["email"], told["password"])

    async def callback(self):
        answer = urllib.parse.parse_qs(urllib.parse.urlsplit(self.back).query)
        found = {name: answer[name][0] for name in ("code", "state", "iss") if name in answer}
        return AuthorizationCodeResult(**found)


async def brands(url, auth, mode):
    """The tools, and a call of one."""
    async with httpx2.AsyncClient(auth=auth, timeout=60) as http:
        async with Client(streamable_http_client(url, http_client=http), mode=mode) as client:
            tools = [tool.name for tool in (await client.list_tools()).tools]
            result = await client.call_tool("list_brands", {})
            if result.is_error or not isinstance(result.structured_content["columns"], list):
                raise RuntimeError(result)
            return tools, client.session.protocol_version


async def go(told, mode):
    memory, person, url = Memory(), Person(told), f"{told['baseUrl']}/mcp"
    metadata = OAuthClientMetadata(client_name="Python SDK", redirect_uris=[BACK], token_endpoint_auth_method="none")
    auth = OAuthClientProvider(url, metadata, memory, person.redirect, person.callback)
    tools, revision = await brands(url, auth, mode)
    if "create_prompts" not in tools:
        raise RuntimeError(f"what the SDK asks for does not write: {memory.tokens.scope}")
    # As an hour later: the SDK refreshes by itself.
    first, auth.context.token_expiry_time = memory.tokens, 1
    await brands(url, auth, mode)
    if memory.tokens.refresh_token == first.refresh_token or person.asked != 1:
        raise RuntimeError(f"nothing was refreshed; its user was asked {person.asked} times")
    print(f"ok     Python SDK, {mode}: {len(tools)} tools by {revision}, refreshed", flush=True)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        told = json.load(file)
    for mode in MODES:
        asyncio.run(go(told, mode))


main()
