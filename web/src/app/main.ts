import { mount } from "svelte";

import App from "./App.svelte";
import "./shell.css";
import "./theme.css";

const target = document.getElementById("page");
if (target) mount(App, { target });
