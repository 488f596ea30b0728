// One board with one position: ?game=book&position=3&lang=fr&theme=dark

import { mount } from "svelte";

import "../src/theme.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("gallery");
if (target) mount(Gallery, { target });
