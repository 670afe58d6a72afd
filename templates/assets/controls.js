// The controls that only scripts answer: the levels of messages, and the player with its drawer. Without this script a
// page has none of them, and needs none: every fold opens by hand, and all messages are there.
"use strict";

(() => {
  const form = document.querySelector(".levels");
  if (!form) return;

  form.insertAdjacentHTML("afterbegin", `
<fieldset>
<legend>Messages</legend>
<label><input type="radio" name="level" value="roles" id="level-roles" checked> between roles</label>
<label><input type="radio" name="level" value="objects" id="level-objects"> between objects</label>
<label><input type="radio" name="level" value="everything" id="level-everything"> everything</label>
</fieldset>`);

  // The player shows itself when it has something to play.
  form.insertAdjacentHTML("afterend", `
<section class="player" aria-label="Player" hidden>
<div class="segments" role="group" aria-label="Which pattern is seen" hidden></div>
<div class="controls">
<button type="button" data-move="step-back" title="The step before (Page Up)"><span aria-hidden="true">«</span><span class="hidden">The step before</span></button>
<button type="button" data-move="back" title="The message before (←)"><span aria-hidden="true">‹</span><span class="hidden">The message before</span></button>
<button type="button" data-play>Play</button>
<label><span class="hidden">Speed</span><select data-speed autocomplete="off" title="Speed"><option value="1200">slow</option><option value="600" selected>normal</option><option value="250">fast</option></select></label>
<button type="button" data-move="on" title="The next message (→)"><span aria-hidden="true">›</span><span class="hidden">The next message</span></button>
<button type="button" data-move="step-on" title="The next step (Page Down)"><span aria-hidden="true">»</span><span class="hidden">The next step</span></button>
<input type="range" min="0" value="0" aria-label="Message">
<button type="button" data-source aria-pressed="false">Source</button>
<button type="button" data-copy>Copy link</button>
<button type="button" data-help aria-label="Keys and help" title="Keys and help" aria-expanded="false" aria-controls="player-help">?</button>
</div>
<p class="place" role="status"></p>
<p id="player-help" class="help" hidden>While the player has the focus: arrow keys go a message on or back, Page Up and Page Down a step, Home and End to the ends; Space on the slider plays. Play begins with the first step, after the opening, and stops at the end of each step. <label><input type="checkbox" data-letters> Letters too, anywhere on the page: j and k for messages, n and p for steps.</label></p>
</section>
<aside class="drawer" aria-label="Source of the message" hidden></aside>`);
})();
