/**
 * For looking at the board without a server: `npm run dev`, then /harness/?map=5p&lit&names&steppers&theme=dark,
 * or /harness/?sheet for every icon and small component.
 */

import { mount } from "svelte";
import { change } from "@/lib/settings.svelte";
import "@/styles/tokens.css";
import "@/styles/base.css";
import Harness from "./Harness.svelte";
import Sheet from "./Sheet.svelte";

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme === "dark" || theme === "light") change({ theme });
change({ regionNames: wanted.has("names") });

const target = document.getElementById("app")!;
if (wanted.has("sheet")) mount(Sheet, { target });
else mount(Harness, { target, props: { wanted } });
