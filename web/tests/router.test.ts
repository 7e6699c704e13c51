import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hostname: "localhost", origin: "http://localhost:8765" });
vi.stubGlobal("addEventListener", () => {});
const { parse } = await import("@/lib/router.svelte");
const { isLoopback, reach, sharedAddress } = await import("@/lib/reach.svelte");

test("every screen has its address, and what is none is missing", () => {
  const screens = ["/", "/new", "/seat", "/t/abc", "/r", "/r/abc/"].map((path) => parse(path).screen);
  expect(screens).toEqual(["home", "new", "seat", "table", "replay", "replay"]);
  for (const path of ["/nowhere", "/t", "/t/abc/more", "/new/x", "/seat/x"]) expect(parse(path).screen).toBe("missing");
  expect(parse("/t/%E0")).toEqual({ screen: "table", id: "%E0" });
});

test("a link is given away under an address that others can open, once there is one", () => {
  expect(["localhost", "127.0.0.1", "127.3.2.1", "[::1]"].every(isLoopback)).toBe(true);
  expect(["192.168.1.5", "example.org", "127.evil.example"].some(isLoopback)).toBe(false);
  expect(sharedAddress("/t/abc")).toBe("http://localhost:8765/t/abc");
  reach.told = { lan: "http://192.168.1.5:8765/", is_open: false, is_always: false, command: "" };
  expect(sharedAddress("/t/abc")).toBe("http://localhost:8765/t/abc");
  reach.told = { ...reach.told, is_open: true };
  expect(sharedAddress("/seat#code")).toBe("http://192.168.1.5:8765/seat#code");
});
