<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>Try companion-studio --help.</source>
        <translation>Try companion-studio --help.</translation>
    </message>
    <message>
        <source>Companion Studio: several AI companions in one conversation, and who speaks is decided in the open.

companion-studio [--data DIR] [--lang en|ja|zh]        opens the window
companion-studio converse [--room NAME] [--policy vote|manual] [--say TEXT]… [--turns N] [--seed N]
                          [--as user_ID] [--speed instant|live] [--format text|jsonl]
companion-studio rooms                                 name, id, messages, last time
companion-studio export ROOM --format json|md [--out FILE]
companion-studio replay FILE…                          feeds files to the floor engine
companion-studio replay --room NAME                    writes a room&apos;s replay file

--data DIR   keep everything under DIR        --version   --help
</source>
        <translation>Companion Studio: several AI companions in one conversation, and who speaks is decided in the open.

companion-studio [--data DIR] [--lang en|ja|zh]        opens the window
companion-studio converse [--room NAME] [--policy vote|manual] [--say TEXT]… [--turns N] [--seed N]
                          [--as user_ID] [--speed instant|live] [--format text|jsonl]
companion-studio rooms                                 name, id, messages, last time
companion-studio export ROOM --format json|md [--out FILE]
companion-studio replay FILE…                          feeds files to the floor engine
companion-studio replay --room NAME                    writes a room&apos;s replay file

--data DIR   keep everything under DIR        --version   --help
</translation>
    </message>
    <message>
        <source>--lang is en, ja or zh, not &quot;%1&quot;.</source>
        <translation>--lang is en, ja or zh, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation>--data needs a folder.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from 0 on, not &quot;%2&quot;.</source>
        <translation>--%1 is a whole number from 0 on, not &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--%1 is %2 or %3, not &quot;%4&quot;.</source>
        <translation>--%1 is %2 or %3, not &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>--policy is vote or manual in this version, not &quot;%1&quot;.</source>
        <translation>--policy is vote or manual in this version, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>converse takes options only: &quot;%1&quot; is none.</source>
        <translation>converse takes options only: &quot;%1&quot; is none.</translation>
    </message>
    <message>
        <source>--say needs a text: nothing cannot be said.</source>
        <translation>--say needs a text: nothing cannot be said.</translation>
    </message>
    <message>
        <source>--as is user or user_NAME, not &quot;%1&quot;.</source>
        <translation>--as is user or user_NAME, not &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>export needs one room: its name or id.</source>
        <translation>export needs one room: its name or id.</translation>
    </message>
    <message>
        <source>replay needs files, or --room and no file.</source>
        <translation>replay needs files, or --room and no file.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a command.</source>
        <translation>&quot;%1&quot; is not a command.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message>
        <source>There is no room &quot;%1&quot;.</source>
        <translation>There is no room &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Several rooms are called &quot;%1&quot;; take the id that `rooms` prints.</source>
        <translation>Several rooms are called &quot;%1&quot;; take the id that `rooms` prints.</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>%1 speaks: asked to answer, with importance %2.</source>
        <translation>%1 speaks: asked to answer, with importance %2.</translation>
    </message>
    <message>
        <source>%1 speaks: asked to answer, and that goes before %2&apos;s higher %3.</source>
        <translation>%1 speaks: asked to answer, and that goes before %2&apos;s higher %3.</translation>
    </message>
    <message>
        <source>%1 speaks: asked to answer, as %2 was, both with %3. A tie goes to the longest silence, then to the order of the room.</source>
        <translation>%1 speaks: asked to answer, as %2 was, both with %3. A tie goes to the longest silence, then to the order of the room.</translation>
    </message>
    <message>
        <source>%1 speaks: asked to answer, and %2 beats %3&apos;s %4.</source>
        <translation>%1 speaks: asked to answer, and %2 beats %3&apos;s %4.</translation>
    </message>
    <message>
        <source>%1 speaks: the only vote to speak, with importance %2.</source>
        <translation>%1 speaks: the only vote to speak, with importance %2.</translation>
    </message>
    <message>
        <source>%1 speaks: nobody was asked to answer, and %2 wants to speak as much, both with %3. A tie goes to the longest silence, then to the order of the room.</source>
        <translation>%1 speaks: nobody was asked to answer, and %2 wants to speak as much, both with %3. A tie goes to the longest silence, then to the order of the room.</translation>
    </message>
    <message>
        <source>%1 speaks: nobody was asked to answer, and %2 beats %3&apos;s %4.</source>
        <translation>%1 speaks: nobody was asked to answer, and %2 beats %3&apos;s %4.</translation>
    </message>
    <message>
        <source>Nobody speaks: there is no vote.</source>
        <translation>Nobody speaks: there is no vote.</translation>
    </message>
    <message>
        <source>Nobody speaks: all who voted want to listen.</source>
        <translation>Nobody speaks: all who voted want to listen.</translation>
    </message>
    <message>
        <source>Nobody speaks: %1 wants to listen.</source>
        <translation>Nobody speaks: %1 wants to listen.</translation>
    </message>
    <message>
        <source>Nobody speaks: all want to listen.</source>
        <translation>Nobody speaks: all want to listen.</translation>
    </message>
    <message>
        <source>%1 speaks: asked directly, with nobody else to vote.</source>
        <translation>%1 speaks: asked directly, with nobody else to vote.</translation>
    </message>
    <message>
        <source>%1 speaks: cued.</source>
        <translation>%1 speaks: cued.</translation>
    </message>
    <message>
        <source>Nobody speaks yet: something newer came before the vote was over.</source>
        <translation>Nobody speaks yet: something newer came before the vote was over.</translation>
    </message>
    <message>
        <source>Nobody speaks: you stopped the vote.</source>
        <translation>Nobody speaks: you stopped the vote.</translation>
    </message>
    <message>
        <source>Not waited for, as no vote could have changed the outcome: %1.</source>
        <translation>Not waited for, as no vote could have changed the outcome: %1.</translation>
    </message>
    <message>
        <source>%1&apos;s vote is missing: %2.</source>
        <translation>%1&apos;s vote is missing: %2.</translation>
    </message>
    <message>
        <source>Votes are missing from %1: %2.</source>
        <translation>Votes are missing from %1: %2.</translation>
    </message>
    <message>
        <source>With %1 at %2, nobody would have spoken.</source>
        <translation>With %1 at %2, nobody would have spoken.</translation>
    </message>
    <message>
        <source>At %1, %2 would have spoken.</source>
        <translation>At %1, %2 would have spoken.</translation>
    </message>
    <message>
        <source>With %1 at %2, %3 would have spoken.</source>
        <translation>With %1 at %2, %3 would have spoken.</translation>
    </message>
    <message>
        <source>If %1 had voted “%2”, nobody would have spoken.</source>
        <translation>If %1 had voted “%2”, nobody would have spoken.</translation>
    </message>
    <message>
        <source>With the vote “%1”, %2 would have spoken.</source>
        <translation>With the vote “%1”, %2 would have spoken.</translation>
    </message>
    <message>
        <source>If %1 had voted “%2”, %3 would have spoken.</source>
        <translation>If %1 had voted “%2”, %3 would have spoken.</translation>
    </message>
    <message>
        <source>If asked to answer, %1 would have spoken.</source>
        <translation>If asked to answer, %1 would have spoken.</translation>
    </message>
    <message>
        <source>If %1 had been asked to answer, nobody would have spoken.</source>
        <translation>If %1 had been asked to answer, nobody would have spoken.</translation>
    </message>
    <message>
        <source>If %1 had been asked to answer, %2 would have spoken.</source>
        <translation>If %1 had been asked to answer, %2 would have spoken.</translation>
    </message>
    <message>
        <source>If %1 had not been asked to answer, nobody would have spoken.</source>
        <translation>If %1 had not been asked to answer, nobody would have spoken.</translation>
    </message>
    <message>
        <source>If %1 had not been asked to answer, %2 would have spoken.</source>
        <translation>If %1 had not been asked to answer, %2 would have spoken.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences after each other; languages without spaces leave the space out</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of a list, as in &quot;Aya, Kyoko&quot;</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>no answer in time</translation>
    </message>
    <message>
        <source>the model refused</source>
        <translation>the model refused</translation>
    </message>
    <message>
        <source>the answer could not be read</source>
        <translation>the answer could not be read</translation>
    </message>
    <message>
        <source>the model could not be reached</source>
        <translation>the model could not be reached</translation>
    </message>
    <message>
        <source>the model takes no more requests for now</source>
        <translation>the model takes no more requests for now</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>no answer</translation>
    </message>
    <message>
        <source>left the room</source>
        <translation>left the room</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>busy</translation>
    </message>
    <message>
        <source>not waited for, the outcome was certain</source>
        <translation>not waited for, the outcome was certain</translation>
    </message>
    <message>
        <source>something newer came first</source>
        <translation>something newer came first</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>you gave somebody the floor</source>
        <translation>you gave somebody the floor</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>muted</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>not asked</translation>
    </message>
    <message>
        <source>you came in</source>
        <translation>you came in</translation>
    </message>
    <message>
        <source>the floor was held</source>
        <translation>the floor was held</translation>
    </message>
    <message>
        <source>the room was paused</source>
        <translation>the room was paused</translation>
    </message>
    <message>
        <source>the rules of the room changed</source>
        <translation>the rules of the room changed</translation>
    </message>
    <message>
        <source>the floor was reset</source>
        <translation>the floor was reset</translation>
    </message>
    <message>
        <source>the program ended in the middle</source>
        <translation>the program ended in the middle</translation>
    </message>
    <message>
        <source>it could not be saved</source>
        <translation>it could not be saved</translation>
    </message>
    <message>
        <source>Quiet: nobody takes the floor.</source>
        <translation>Quiet: nobody takes the floor.</translation>
    </message>
    <message>
        <source>Resting: the companions have used all their turns until you write.</source>
        <translation>Resting: the companions have used all their turns until you write.</translation>
    </message>
    <message>
        <source>Resting: everybody has said goodbye. Write to bring them back.</source>
        <translation>Resting: everybody has said goodbye. Write to bring them back.</translation>
    </message>
    <message>
        <source>Resting: the ring sleeps until somebody writes.</source>
        <translation>Resting: the ring sleeps until somebody writes.</translation>
    </message>
    <message>
        <source>Waiting for you to give somebody the floor.</source>
        <translation>Waiting for you to give somebody the floor.</translation>
    </message>
    <message>
        <source>Waiting: the floor is held.</source>
        <translation>Waiting: the floor is held.</translation>
    </message>
    <message>
        <source>Waiting: the room is paused.</source>
        <translation>Waiting: the room is paused.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stopped.</translation>
    </message>
    <message>
        <source>Resting: the last turn failed, %1.</source>
        <translation>Resting: the last turn failed, %1.</translation>
    </message>
    <message>
        <source>Resting: the last turn failed.</source>
        <translation>Resting: the last turn failed.</translation>
    </message>
    <message>
        <source>Resting: the room&apos;s budget is spent.</source>
        <translation>Resting: the room&apos;s budget is spent.</translation>
    </message>
    <message>
        <source>Resting: the room has had all the turns it may have.</source>
        <translation>Resting: the room has had all the turns it may have.</translation>
    </message>
    <message>
        <source>winding down</source>
        <translation>winding down</translation>
    </message>
    <message>
        <source>saying goodbye</source>
        <translation>saying goodbye</translation>
    </message>
    <message>
        <source>has left the talk</source>
        <translation>has left the talk</translation>
    </message>
    <message>
        <source>speak</source>
        <translation>speak</translation>
    </message>
    <message>
        <source>listen</source>
        <translation>listen</translation>
    </message>
    <message>
        <source>asked to answer</source>
        <translation>asked to answer</translation>
    </message>
    <message>
        <source>wanted to speak</source>
        <translation>wanted to speak</translation>
    </message>
    <message>
        <source>the only one asked</source>
        <translation>the only one asked</translation>
    </message>
    <message>
        <source>given the floor by you</source>
        <translation>given the floor by you</translation>
    </message>
    <message>
        <source>nobody wanted to speak</source>
        <translation>nobody wanted to speak</translation>
    </message>
    <message>
        <source>overtaken by something newer</source>
        <translation>overtaken by something newer</translation>
    </message>
</context>
<context>
    <name>MarkdownWriter</name>
    <message>
        <source>(interrupted: %1)</source>
        <translation>(interrupted: %1)</translation>
    </message>
</context>
<context>
    <name>Rehearsal</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation>Rehearsal (offline, not an AI)</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>the file has no room line</source>
        <translation>the file has no room line</translation>
    </message>
    <message>
        <source>time goes back, from %1 to %2</source>
        <translation>time goes back, from %1 to %2</translation>
    </message>
    <message>
        <source>the answer cannot be written</source>
        <translation>the answer cannot be written</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>the line is not a JSON object</translation>
    </message>
    <message>
        <source>policy &quot;%1&quot; is not available in this version</source>
        <translation>policy &quot;%1&quot; is not available in this version</translation>
    </message>
    <message>
        <source>the first line must be {&quot;room&quot;:{…}}</source>
        <translation>the first line must be {&quot;room&quot;:{…}}</translation>
    </message>
    <message>
        <source>the room has no &quot;%1&quot;</source>
        <translation>the room has no &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the line has no &quot;t&quot;</source>
        <translation>the line has no &quot;t&quot;</translation>
    </message>
    <message>
        <source>&quot;t&quot; is not a whole number of milliseconds from 0 on</source>
        <translation>&quot;t&quot; is not a whole number of milliseconds from 0 on</translation>
    </message>
    <message>
        <source>the line needs exactly one kind of input beside &quot;t&quot;</source>
        <translation>the line needs exactly one kind of input beside &quot;t&quot;</translation>
    </message>
</context>
<context>
    <name>RoomService</name>
    <message>
        <source>A companion can be in a room only once.</source>
        <translation>A companion can be in a room only once.</translation>
    </message>
    <message>
        <source>Only companions and guests can be in a room.</source>
        <translation>Only companions and guests can be in a room.</translation>
    </message>
    <message>
        <source>This version cannot play that turn-taking policy.</source>
        <translation>This version cannot play that turn-taking policy.</translation>
    </message>
    <message>
        <source>A room needs a name.</source>
        <translation>A room needs a name.</translation>
    </message>
    <message>
        <source>There is nothing to say yet.</source>
        <translation>There is nothing to say yet.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The program ended in the middle of this turn.</source>
        <translation>The program ended in the middle of this turn.</translation>
    </message>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation>The data folder is open for reading only.</translation>
    </message>
    <message>
        <source>The stored data is damaged.</source>
        <translation>The stored data is damaged.</translation>
    </message>
    <message>
        <source>The disk is full: nothing more can be saved.</source>
        <translation>The disk is full: nothing more can be saved.</translation>
    </message>
    <message>
        <source>The data folder cannot be written.</source>
        <translation>The data folder cannot be written.</translation>
    </message>
    <message>
        <source>Another program is using the stored data.</source>
        <translation>Another program is using the stored data.</translation>
    </message>
    <message>
        <source>The data could not be saved or read.</source>
        <translation>The data could not be saved or read.</translation>
    </message>
    <message>
        <source>There is no such room.</source>
        <translation>There is no such room.</translation>
    </message>
    <message>
        <source>The room was changed by something else meanwhile.</source>
        <translation>The room was changed by something else meanwhile.</translation>
    </message>
    <message>
        <source>The data was written by a newer version of Companion Studio.</source>
        <translation>The data was written by a newer version of Companion Studio.</translation>
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>%1 – (%2)</source>
        <extracomment>A missing vote: %1 is a companion, %2 why there is none</extracomment>
        <translation>%1 – (%2)</translation>
    </message>
    <message>
        <source> … [interrupted: %1]</source>
        <extracomment>Behind what was said before it was cut off; %1 is why</extracomment>
        <translation> … [interrupted: %1]</translation>
    </message>
</context>
<context>
    <name>WindowProgram</name>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
    <message>
        <source>Open for reading</source>
        <translation>Open for reading</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>Use another folder…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Choose a folder for the data</source>
        <translation>Choose a folder for the data</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display to open a window on. `companion-studio converse` works without one.</source>
        <translation>There is no display to open a window on. `companion-studio converse` works without one.</translation>
    </message>
</context>
<context>
    <name>studio::app::RoomExport</name>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 is not a file.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>standard output</translation>
    </message>
    <message>
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation>%1 could not be written whole; nothing was changed.</translation>
    </message>
</context>
<context>
    <name>studio::services::PersonaService</name>
    <message>
        <source>A companion&apos;s id begins with &quot;companion_&quot;.</source>
        <translation>A companion&apos;s id begins with &quot;companion_&quot;.</translation>
    </message>
</context>
<context>
    <name>studio::services::RoomService</name>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation>The data folder is open for reading only.</translation>
    </message>
</context>
<context>
    <name>studio::store::SqliteStore</name>
    <message>
        <source>The data folder %1 cannot be written.</source>
        <translation>The data folder %1 cannot be written.</translation>
    </message>
    <message>
        <source>Companion Studio is already open on %1. It can be opened here for reading only.</source>
        <translation>Companion Studio is already open on %1. It can be opened here for reading only.</translation>
    </message>
    <message>
        <source>There is no stored data in %1.</source>
        <translation>There is no stored data in %1.</translation>
    </message>
    <message>
        <source>The damaged data in %1 could not be moved aside.</source>
        <translation>The damaged data in %1 could not be moved aside.</translation>
    </message>
    <message>
        <source>The stored data was damaged. It was moved to %1, and a new file was begun.</source>
        <translation>The stored data was damaged. It was moved to %1, and a new file was begun.</translation>
    </message>
</context>
<context>
    <name>studio::ui::CompanionState</name>
    <message>
        <source>listening</source>
        <translation>listening</translation>
    </message>
    <message>
        <source>voting…</source>
        <translation>voting…</translation>
    </message>
    <message>
        <source>votes %1</source>
        <translation>votes %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>next</translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>speaking</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>muted</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>studio::ui::CompanionsPanel</name>
    <message>
        <source>Cue</source>
        <translation>Cue</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Unmute</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Mute</translation>
    </message>
    <message>
        <source>Give the floor to %1</source>
        <translation>Give the floor to %1</translation>
    </message>
    <message>
        <source>Unmute %1</source>
        <translation>Unmute %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Mute %1</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>Companions</translation>
    </message>
    <message>
        <source>Nobody is in this room.</source>
        <translation>Nobody is in this room.</translation>
    </message>
    <message>
        <source>Give the floor to the chosen companion, whatever the votes say.</source>
        <translation>Give the floor to the chosen companion, whatever the votes say.</translation>
    </message>
    <message>
        <source>A muted companion hears everything, but neither votes nor speaks.</source>
        <translation>A muted companion hears everything, but neither votes nor speaks.</translation>
    </message>
</context>
<context>
    <name>studio::ui::Composer</name>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Send (Enter)</translation>
    </message>
    <message>
        <source>Write as you…</source>
        <extracomment>%1 is the name of the user</extracomment>
        <translation>Write as you…</translation>
    </message>
    <message>
        <source>Write as %1…</source>
        <translation>Write as %1…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter begins a new line.</source>
        <translation>Enter sends, Shift+Enter begins a new line.</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
</context>
<context>
    <name>studio::ui::DockTitle</name>
    <message>
        <source>Hide this panel</source>
        <translation>Hide this panel</translation>
    </message>
</context>
<context>
    <name>studio::ui::Floor</name>
    <message>
        <source>They vote on who speaks next: %1 of %2 have answered.</source>
        <translation>They vote on who speaks next: %1 of %2 have answered.</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Resource</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and they vote on who answers.</source>
        <translation>Nobody has been chosen yet. Write something, and they vote on who answers.</translation>
    </message>
    <message>
        <source>nobody is winding down</source>
        <translation>nobody is winding down</translation>
    </message>
    <message>
        <source>%1 of %2 are winding down</source>
        <translation>%1 of %2 are winding down</translation>
    </message>
    <message>
        <source>%1 · turn %2 of %3 · %4</source>
        <extracomment>%1 is how the floor is given (Vote, Ring, …), %4 how far the talk is winding down</extracomment>
        <translation>%1 · turn %2 of %3 · %4</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>muted</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>not asked</translation>
    </message>
    <message>
        <source>voting…</source>
        <translation>voting…</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>no vote</translation>
    </message>
    <message>
        <source>%1 of 10</source>
        <translation>%1 of 10</translation>
    </message>
    <message>
        <source>asked to answer</source>
        <translation>asked to answer</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wins</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A vote read aloud: %1 a name, %2 what is known of its vote, such as &quot;9 of 10, speak, wins&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No other vote of %1 would have changed the outcome.</source>
        <translation>No other vote of %1 would have changed the outcome.</translation>
    </message>
</context>
<context>
    <name>studio::ui::FloorPanel</name>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Let them talk</source>
        <translation>Let them talk</translation>
    </message>
    <message>
        <source>Let the companions go on.</source>
        <translation>Let the companions go on.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wait</translation>
    </message>
    <message>
        <source>Let nobody begin to speak until you say so (F8).</source>
        <translation>Let nobody begin to speak until you say so (F8).</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <source>Let one companion speak, then wait.</source>
        <translation>Let one companion speak, then wait.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>End the vote and whoever speaks (Esc).</source>
        <translation>End the vote and whoever speaks (Esc).</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>No room is open.</translation>
    </message>
</context>
<context>
    <name>studio::ui::FloorRowWidget</name>
    <message>
        <source>wins</source>
        <translation>wins</translation>
    </message>
</context>
<context>
    <name>studio::ui::JumpButton</name>
    <message numerus="yes">
        <source>%n new ↓</source>
        <extracomment>%n messages came below what is visible</extracomment>
        <translation>
            <numerusform>%n new ↓</numerusform>
            <numerusform>%n new ↓</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest ↓</source>
        <translation>Newest ↓</translation>
    </message>
    <message>
        <source>Go to the newest message</source>
        <translation>Go to the newest message</translation>
    </message>
</context>
<context>
    <name>studio::ui::MainWindow</name>
    <message>
        <source>About Companion Studio</source>
        <translation>About Companion Studio</translation>
    </message>
    <message>
        <source>Companion Studio %1</source>
        <translation>Companion Studio %1</translation>
    </message>
    <message>
        <source>Several companions share one conversation with you, and you see how they decide who speaks. Free software under the GPL, version 3 or later.</source>
        <translation>Several companions share one conversation with you, and you see how they decide who speaks. Free software under the GPL, version 3 or later.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>%1 – Companion Studio</source>
        <translation>%1 – Companion Studio</translation>
    </message>
    <message>
        <source>Companion Studio</source>
        <translation>Companion Studio</translation>
    </message>
    <message>
        <source>Hello! Who are you?</source>
        <translation>Hello! Who are you?</translation>
    </message>
    <message>
        <source>Please introduce yourselves to each other.</source>
        <translation>Please introduce yourselves to each other.</translation>
    </message>
    <message>
        <source>%1, what are you thinking about today?</source>
        <translation>%1, what are you thinking about today?</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Rooms</translation>
    </message>
    <message>
        <source>Companions</source>
        <translation>Companions</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>What answers for the companions</source>
        <translation>What answers for the companions</translation>
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation>Here you can read, but not write.</translation>
    </message>
</context>
<context>
    <name>studio::ui::NewRoomDialog</name>
    <message>
        <source>Create room</source>
        <translation>Create room</translation>
    </message>
    <message>
        <source>New room</source>
        <translation>New room</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Name of the room</source>
        <translation>Name of the room</translation>
    </message>
    <message>
        <source>Who takes part</source>
        <translation>Who takes part</translation>
    </message>
</context>
<context>
    <name>studio::ui::People</name>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomPage</name>
    <message>
        <source>Nobody is in this room.</source>
        <translation>Nobody is in this room.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>with %1</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>No room is open.</source>
        <translation>No room is open.</translation>
    </message>
    <message>
        <source>New room…</source>
        <translation>New room…</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomSession</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A bodily act, as a quiet line: %1 a name, %2 the act, such as &quot;wave&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomsPanel</name>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>New room…</source>
        <translation>New room…</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Rooms</translation>
    </message>
    <message>
        <source>There is no room yet. Make one, and companions come in.</source>
        <translation>There is no room yet. Make one, and companions come in.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>“%1” was deleted.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Bring the deleted room back</source>
        <translation>Bring the deleted room back</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Close this notice</translation>
    </message>
    <message>
        <source>New room</source>
        <translation>New room</translation>
    </message>
</context>
<context>
    <name>studio::ui::Transcript</name>
    <message>
        <source>whispers</source>
        <translation>whispers</translation>
    </message>
    <message>
        <source>whispers to %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation>whispers to %1</translation>
    </message>
    <message>
        <source>— cut off</source>
        <translation>— cut off</translation>
    </message>
    <message>
        <source>— cut off: %1</source>
        <extracomment>%1 is the cause, such as &quot;you spoke&quot;</extracomment>
        <translation>— cut off: %1</translation>
    </message>
    <message>
        <source>Message not loaded yet</source>
        <translation>Message not loaded yet</translation>
    </message>
    <message numerus="yes">
        <source>[Messages not loaded: %n]</source>
        <translation>
            <numerusform>[Messages not loaded: %n]</numerusform>
            <numerusform>[Messages not loaded: %n]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::TranscriptModel</name>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>studio::ui::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Select all</translation>
    </message>
    <message>
        <source>Say hello…</source>
        <translation>Say hello…</translation>
    </message>
</context>
<context>
    <name>studio::ui::Trouble</name>
    <message>
        <source>“%1” could not be saved, so it rests. Nothing that was not saved is shown as said. %2</source>
        <translation>“%1” could not be saved, so it rests. Nothing that was not saved is shown as said. %2</translation>
    </message>
    <message>
        <source>The stored rooms could not be read. The damaged file was kept as %1, and an empty one was begun.</source>
        <translation>The stored rooms could not be read. The damaged file was kept as %1, and an empty one was begun.</translation>
    </message>
    <message>
        <source>Another Companion Studio has this data folder open. Here you can read, but not write.</source>
        <translation>Another Companion Studio has this data folder open. Here you can read, but not write.</translation>
    </message>
    <message>
        <source>Use another folder…</source>
        <translation>Use another folder…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>studio::ui::TroubleBanner</name>
    <message>
        <source>Notices</source>
        <translation>Notices</translation>
    </message>
</context>
<context>
    <name>studio::ui::WindowActions</name>
    <message>
        <source>&amp;Room</source>
        <translation>&amp;Room</translation>
    </message>
    <message>
        <source>&amp;New room…</source>
        <translation>&amp;New room…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rename</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Floor</translation>
    </message>
    <message>
        <source>&amp;Let them talk</source>
        <translation>&amp;Let them talk</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Wait</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>&amp;Next turn</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Larger text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Smaller text</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normal text size</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Next part of the window</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;About Companion Studio</source>
        <translation>&amp;About Companion Studio</translation>
    </message>
</context>
</TS>
