<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Explain</name>
    <message>
        <source>%1 speaks: asked to answer, with importance %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: asked to answer, and that goes before %2's higher %3.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: asked to answer, as %2 was, both with %3. A tie goes to the longest silence, then to the order of the room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: asked to answer, and %2 beats %3's %4.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: the only vote to speak, with importance %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: nobody was asked to answer, and %2 wants to speak as much, both with %3. A tie goes to the longest silence, then to the order of the room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: nobody was asked to answer, and %2 beats %3's %4.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody speaks: there is no vote.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody speaks: all who voted want to listen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody speaks: %1 wants to listen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody speaks: all want to listen.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: asked directly, with nobody else to vote.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 speaks: you gave %1 the floor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody speaks yet: something newer came before the vote was over.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody speaks: you stopped the vote.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not waited for, as no vote could have changed the outcome: %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1's vote is missing: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Votes are missing from %1: %2.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With %1 at %2, nobody would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At %1, %2 would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With %1 at %2, %3 would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If %1 had voted “%2”, nobody would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>With the vote “%1”, %2 would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If %1 had voted “%2”, %3 would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If asked to answer, %1 would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If %1 had been asked to answer, nobody would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If %1 had been asked to answer, %2 would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If %1 had not been asked to answer, nobody would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>If %1 had not been asked to answer, %2 would have spoken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences after each other; languages without spaces leave the space out</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of a list, as in "Aya, Kyoko"</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no answer in time</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the model refused</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the answer could not be read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the model could not be reached</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the model takes no more requests for now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>left the room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>busy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not waited for, the outcome was certain</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>something newer came first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>you gave somebody the floor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>you came in</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the floor was held</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the room was paused</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the rules of the room changed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the floor was reset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the program ended in the middle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>it could not be saved</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Quiet: nobody takes the floor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resting: the companions have used all their turns until you write.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resting: everybody has said goodbye. Write to bring them back.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resting: the ring sleeps until somebody writes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Waiting for you to give somebody the floor.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Waiting: the floor is held.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Waiting: the room is paused.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resting: the last turn failed, %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resting: the last turn failed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resting: the room's budget is spent.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resting: the room has had all the turns it may have.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>winding down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>saying goodbye</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>has left the talk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>speak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>listen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>asked to answer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wanted to speak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the only one asked</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>given the floor by you</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nobody wanted to speak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>overtaken by something newer</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>MarkdownWriter</name>
    <message>
        <source>(interrupted: %1)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Rehearsal</name>
    <message>
        <source>Rehearsal (offline, not an AI)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>the file has no room line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>time goes back, from %1 to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the answer cannot be written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>policy "%1" is not available in this version</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the first line must be {"room":{…}}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the room has no "%1"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the line has no "t"</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"t" is not a whole number of milliseconds from 0 on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the line needs exactly one kind of input beside "t"</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>RoomService</name>
    <message>
        <source>A companion can be in a room only once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only companions and guests can be in a room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This version cannot play that turn-taking policy.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A room needs a name.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is nothing to say yet.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>The program ended in the middle of this turn.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TalkLines</name>
    <message>
        <source>%1 – (%2)</source>
        <extracomment>A missing vote: %1 is a companion, %2 why there is none</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source> … [interrupted: %1]</source>
        <extracomment>Behind what was said before it was cut off; %1 is why</extracomment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display to open a window on. `companion-studio converse` works without one.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::app</name>
    <message>
        <source>Try companion-studio --help.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Companion Studio: several AI companions in one conversation, and who speaks is decided in the open.

companion-studio [--data DIR] [--lang en|ja|zh]        opens the window
companion-studio converse [--room NAME] [--policy vote|manual] [--say TEXT]… [--turns N] [--seed N]
                          [--as user_ID] [--speed instant|live] [--format text|jsonl]
companion-studio rooms                                 name, id, messages, last time
companion-studio export ROOM --format json|md [--out FILE]
companion-studio replay FILE…                          feeds files to the floor engine
companion-studio replay --room NAME                    writes a room's replay file

--data DIR   keep everything under DIR        --version   --help
</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>--policy is vote or manual in this version, not "%1".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>converse takes options only: "%1" is none.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>--say needs a text: nothing cannot be said.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>--as is user or user_NAME, not "%1".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>export needs one room: its name or id.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>replay needs files, or --room and no file.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>"%1" is not a command.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no room "%1".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Several rooms are called "%1"; take the id that `rooms` prints.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Companion Studio</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open for reading</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use another folder…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a folder for the data</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::app::Options</name>
    <message>
        <source>--lang is en, ja or zh, not "%1".</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>--data needs a folder.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::app::Options::Choice</name>
    <message>
        <source>--%1 is %2 or %3, not "%4".</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::app::Options::Number</name>
    <message>
        <source>--%1 is a whole number from 0 on, not "%2".</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::app::RoomExport</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>standard output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 could not be written whole; nothing was changed.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::services::PersonaService</name>
    <message>
        <source>A companion's id begins with "companion_".</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::services::RoomService</name>
    <message>
        <source>The data folder is open for reading only.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::store</name>
    <message>
        <source>The stored data is damaged.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The disk is full: nothing more can be saved.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The data folder cannot be written.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Another program is using the stored data.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The data could not be saved or read.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no such room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The room was changed by something else meanwhile.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The data was written by a newer version of Companion Studio.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::store::SqliteStore</name>
    <message>
        <source>The data folder %1 cannot be written.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Companion Studio is already open on %1. It can be opened here for reading only.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no stored data in %1.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The damaged data in %1 could not be moved aside.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The stored data was damaged. It was moved to %1, and a new file was begun.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui</name>
    <message>
        <source>whispers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>whispers to %1</source>
        <extracomment>%1 is a name or a list of names</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>— cut off</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>— cut off: %1</source>
        <extracomment>%1 is the cause, such as "you spoke"</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Message not loaded yet</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::CompanionState</name>
    <message>
        <source>listening</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>voting…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>votes %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>speaking</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::CompanionsPanel</name>
    <message>
        <source>Cue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unmute</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give the floor to %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unmute %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Mute %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Companions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody is in this room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Give the floor to the chosen companion, whatever the votes say.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A muted companion hears everything, but neither votes nor speaks.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::Composer</name>
    <message>
        <source>Send</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write as you…</source>
        <extracomment>%1 is the name of the user</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write as %1…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Enter sends, Shift+Enter begins a new line.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Suggestions</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::DockTitle</name>
    <message>
        <source>Hide this panel</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::Floor</name>
    <message>
        <source>They vote on who speaks next: %1 of %2 have answered.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Vote</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nobody has been chosen yet. Write something, and they vote on who answers.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nobody is winding down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 are winding down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 · turn %2 of %3 · %4</source>
        <extracomment>%1 is how the floor is given (Vote, Ring, …), %4 how far the talk is winding down</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>voting…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no vote</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of 10</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>asked to answer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A vote read aloud: %1 a name, %2 what is known of its vote, such as "9 of 10, speak, wins"</extracomment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No other vote of %1 would have changed the outcome.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::FloorPanel</name>
    <message>
        <source>Floor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let them talk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the companions go on.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let nobody begin to speak until you say so (F8).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Next turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let one companion speak, then wait.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>End the vote and whoever speaks (Esc).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No room is open.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::FloorRowWidget</name>
    <message>
        <source>wins</source>
        <translation type="unfinished" />
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
        <translation type="unfinished" />
    </message>
    <message>
        <source>Go to the newest message</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::MainWindow</name>
    <message>
        <source>About Companion Studio</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Companion Studio %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Several companions share one conversation with you, and you see how they decide who speaks. Free software under the GPL, version 3 or later.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 – Companion Studio</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Companion Studio</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hello! Who are you?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Please introduce yourselves to each other.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, what are you thinking about today?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Companions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Floor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What answers for the companions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Here you can read, but not write.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::NewRoomDialog</name>
    <message>
        <source>Create room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name of the room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Who takes part</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::People</name>
    <message>
        <source>You</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::RoomPage</name>
    <message>
        <source>Nobody is in this room.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No room is open.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New room…</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::RoomSession</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>A bodily act, as a quiet line: %1 a name, %2 the act, such as "wave"</extracomment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::RoomsPanel</name>
    <message>
        <source>Rename</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New room…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no room yet. Make one, and companions come in.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bring the deleted room back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>New room</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::TranscriptModel</name>
    <message>
        <source>You</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Say hello…</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::Trouble</name>
    <message>
        <source>“%1” could not be saved, so it rests. Nothing that was not saved is shown as said. %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The stored rooms could not be read. The damaged file was kept as %1, and an empty one was begun.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Another Companion Studio has this data folder open. Here you can read, but not write.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Use another folder…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::TroubleBanner</name>
    <message>
        <source>Notices</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>studio::ui::WindowActions</name>
    <message>
        <source>&amp;Room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;New room…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Let them talk</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Next part of the window</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;About Companion Studio</source>
        <translation type="unfinished" />
    </message>
</context>
</TS>
