<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardReport</name>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <extracomment>%1 is the id of a companion, %n how many of its values a file changes</extracomment>
        <translation>
            <numerusform>%1: %n change</numerusform>
            <numerusform>%1: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the lorebook &quot;%2&quot;, with %n entry(s)</source>
        <extracomment>%1 is a file, %2 the name of the lorebook in it</extracomment>
        <translation>
            <numerusform>%1: the lorebook &quot;%2&quot;, with %n entry</numerusform>
            <numerusform>%1: the lorebook &quot;%2&quot;, with %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message numerus="yes">
        <source>With this change %1 of %n decision(s) would differ.</source>
        <extracomment>%1: how many of them differ; %n: how many there are</extracomment>
        <translation>
            <numerusform>With this change %1 of %n decision would differ.</numerusform>
            <numerusform>With this change %1 of %n decisions would differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be known.</source>
        <extracomment>Of decisions, after a sentence that counts them</extracomment>
        <translation>
            <numerusform>%n cannot be known.</numerusform>
            <numerusform>%n cannot be known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No vote from %n: %1 (%2).</source>
        <extracomment>%1 the names of all %n, %2 why, such as &quot;not in time&quot;</extracomment>
        <translation>
            <numerusform>No vote from %n: %1 (%2).</numerusform>
            <numerusform>No vote from %n: %1 (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it called %1 %n time(s).</source>
        <extracomment>%1 is a tool and what it was called with</extracomment>
        <translation>
            <numerusform>The turn was stopped: it called %1 %n time.</numerusform>
            <numerusform>The turn was stopped: it called %1 %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it repeated %1 %n time(s).</source>
        <extracomment>%1 is a row of tools</extracomment>
        <translation>
            <numerusform>The turn was stopped: it repeated %1 %n time.</numerusform>
            <numerusform>The turn was stopped: it repeated %1 %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn was stopped: it wrote “%1” %n time(s).</source>
        <translation>
            <numerusform>The turn was stopped: it wrote “%1” %n time.</numerusform>
            <numerusform>The turn was stopped: it wrote “%1” %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2, and %1 was silent longest.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1 speaks: %n called on tie at %2, and %1 was silent longest.</numerusform>
            <numerusform>%1 speaks: %n called on tie at %2, and %1 was silent longest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2, and %1 comes first in the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>%1 speaks: %n called on tie at %2, and %1 comes first in the room.</numerusform>
            <numerusform>%1 speaks: %n called on tie at %2, and %1 comes first in the room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n called on tie at %2. Longer silence wins, then the order of the room.</source>
        <translation>
            <numerusform>%1 speaks: %n called on tie at %2. Longer silence wins, then the order of the room.</numerusform>
            <numerusform>%1 speaks: %n called on tie at %2. Longer silence wins, then the order of the room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 was silent longest.</source>
        <translation>
            <numerusform>%1 speaks: %n tie at %2, and %1 was silent longest.</numerusform>
            <numerusform>%1 speaks: %n tie at %2, and %1 was silent longest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2, and %1 comes first in the room.</source>
        <translation>
            <numerusform>%1 speaks: %n tie at %2, and %1 comes first in the room.</numerusform>
            <numerusform>%1 speaks: %n tie at %2, and %1 comes first in the room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.</source>
        <translation>
            <numerusform>%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.</numerusform>
            <numerusform>%1 speaks: %n tie at %2. Longer silence wins, then the order of the room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 speaks: %n were called on, %2 is the highest.</source>
        <translation>
            <numerusform>%1 speaks: %n were called on, %2 is the highest.</numerusform>
            <numerusform>%1 speaks: %n were called on, %2 is the highest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this, %1 would have spoken: %n tie at %2. Longer silence wins, then the order of the room.</source>
        <extracomment>%n companions, %1 among them</extracomment>
        <translation>
            <numerusform>With this, %1 would have spoken: %n tie at %2. Longer silence wins, then the order of the room.</numerusform>
            <numerusform>With this, %1 would have spoken: %n tie at %2. Longer silence wins, then the order of the room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 of %n message(s), someone else would have had the floor.</source>
        <extracomment>%1: how many of them differ; %n: how many messages there are</extracomment>
        <translation>
            <numerusform>After %1 of %n message, someone else would have had the floor.</numerusform>
            <numerusform>After %1 of %n messages, someone else would have had the floor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns without you. Write, or give someone the floor.</source>
        <translation>
            <numerusform>%n turn without you. Write, or give someone the floor.</numerusform>
            <numerusform>%n turns without you. Write, or give someone the floor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing from you for %n min. Write to go on.</source>
        <translation>
            <numerusform>Nothing from you for %n min. Write to go on.</numerusform>
            <numerusform>Nothing from you for %n min. Write to go on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message numerus="yes">
        <source>Skipped %n line(s) before the first name.</source>
        <translation>
            <numerusform>Skipped %n line before the first name.</numerusform>
            <numerusform>Skipped %n lines before the first name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n message(s) without text.</source>
        <translation>
            <numerusform>Skipped %n message without text.</numerusform>
            <numerusform>Skipped %n messages without text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) keep other versions.</source>
        <translation>
            <numerusform>%n message keeps its other versions.</numerusform>
            <numerusform>%n messages keep their other versions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped model details of %n message(s).</source>
        <translation>
            <numerusform>Skipped model details of %n message.</numerusform>
            <numerusform>Skipped model details of %n messages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged part(s) of the file; the first is number %1.</source>
        <translation>
            <numerusform>Skipped %n damaged part of the file: number %1.</numerusform>
            <numerusform>Skipped %n damaged parts of the file; the first is number %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n message(s) of the program itself.</source>
        <translation>
            <numerusform>Skipped %n message of the program itself.</numerusform>
            <numerusform>Skipped %n messages of the program itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n picture(s) or other file(s) that are not in this file.</source>
        <translation>
            <numerusform>Skipped %n picture or other file that is not in this file.</numerusform>
            <numerusform>Skipped %n pictures or other files that are not in this file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This file contains %n conversation(s).</source>
        <translation>
            <numerusform>This file contains %n conversation.</numerusform>
            <numerusform>This file contains %n conversations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This file contains %n conversation(s); this is number %1.</source>
        <translation>
            <numerusform>This file contains %n conversation; this is number %1.</numerusform>
            <numerusform>This file contains %n conversations; this is number %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n line(s) of the program itself.</source>
        <translation>
            <numerusform>Skipped %n line of the program itself.</numerusform>
            <numerusform>Skipped %n lines of the program itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged line(s); the first is line %1.</source>
        <translation>
            <numerusform>Skipped %n damaged line: line %1.</numerusform>
            <numerusform>Skipped %n damaged lines; the first is line %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) hidden from models stay hidden: you can read them, companions cannot.</source>
        <translation>
            <numerusform>%n message hidden from models stays hidden: you can read it, companions cannot.</numerusform>
            <numerusform>%n messages hidden from models stay hidden: you can read them, companions cannot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whisper(s) stay whispers.</source>
        <translation>
            <numerusform>%n whisper stays a whisper.</numerusform>
            <numerusform>%n whispers stay whispers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) include model thoughts.</source>
        <translation>
            <numerusform>%n message includes model thoughts.</numerusform>
            <numerusform>%n messages include model thoughts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n picture(s) that are not in this file.</source>
        <translation>
            <numerusform>Skipped %n picture that is not in this file.</numerusform>
            <numerusform>Skipped %n pictures that are not in this file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n damaged file(s) of the archive; the first is %1.</source>
        <translation>
            <numerusform>Skipped %n damaged file of the archive: %1.</numerusform>
            <numerusform>Skipped %n damaged files of the archive; the first is %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoreWords</name>
    <message numerus="yes">
        <source>%1 Left out: %n token(s), more than the book’s budget has left.</source>
        <translation>
            <numerusform>%1 Left out: %n token, more than the book’s budget has left.</numerusform>
            <numerusform>%1 Left out: %n tokens, more than the book’s budget has left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Left out: %n token(s), more than the prompt has space for.</source>
        <extracomment>%1 is a sentence on why the entry fired; %n counts tokens</extracomment>
        <translation>
            <numerusform>%1 Left out: %n token, more than the prompt has space for.</numerusform>
            <numerusform>%1 Left out: %n tokens, more than the prompt has space for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n after the first</source>
        <translation>
            <numerusform>among the messages, %n after the first</numerusform>
            <numerusform>among the messages, %n after the first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>among the messages, %n before the end</source>
        <translation>
            <numerusform>among the messages, %n before the end</numerusform>
            <numerusform>among the messages, %n before the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonaCard</name>
    <message numerus="yes">
        <source>The file has %n more companion(s). Only the first was read.</source>
        <translation>
            <numerusform>The file has %n more companion. Only the first was read.</numerusform>
            <numerusform>The file has %n more companions. Only the first was read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %L1 MB. The card and the pictures that are shown are kept, %n other file(s) in it are not.</source>
        <translation>
            <numerusform>The file is larger than %L1 MB. The card and the pictures that are shown are kept, %n other picture or file in it is not.</numerusform>
            <numerusform>The file is larger than %L1 MB. The card and the pictures that are shown are kept, %n other pictures or files in it are not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::app::TextSearch</name>
    <message numerus="yes">
        <source>Older texts might be missing: %Ln event(s) cannot be searched yet.</source>
        <translation>
            <numerusform>Older texts might be missing: %Ln event cannot be searched yet.</numerusform>
            <numerusform>Older texts might be missing: %Ln events cannot be searched yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::services::ProviderTest</name>
    <message numerus="yes">
        <source>%n model(s) found.</source>
        <translation>
            <numerusform>%n model found.</numerusform>
            <numerusform>%n models found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::services::RoomImport</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n event(s) that this version cannot read.</source>
        <translation>
            <numerusform>Skipped %n event that this version cannot read.</numerusform>
            <numerusform>Skipped %n events that this version cannot read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ActivityPage</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::CameraSheet</name>
    <message numerus="yes">
        <source>The picture is taken and sent in %n second(s). Esc denies.</source>
        <translation>
            <numerusform>The picture is taken and sent in %n second. Esc denies.</numerusform>
            <numerusform>The picture is taken and sent in %n seconds. Esc denies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picture is taken in %n second(s).</source>
        <translation>
            <numerusform>The picture is taken in %n second.</numerusform>
            <numerusform>The picture is taken in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::CardDialogs</name>
    <message numerus="yes">
        <source>%n companion(s) can join a room now.</source>
        <translation>
            <numerusform>%n companion can join a room now.</numerusform>
            <numerusform>%n companions can join a room now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::CastList</name>
    <message numerus="yes">
        <source>%n take(s) part.</source>
        <translation>
            <numerusform>%n takes part.</numerusform>
            <numerusform>%n take part.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Casting</name>
    <message numerus="yes">
        <source>Exported %n file(s).</source>
        <translation>
            <numerusform>Exported %n file.</numerusform>
            <numerusform>Exported %n files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Costs</name>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>Tried %n time.</numerusform>
            <numerusform>Tried %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n call(s)</source>
        <extracomment>%1 is a sum of money, %n how many calls of models it was paid for</extracomment>
        <translation>
            <numerusform>%1 for %n call</numerusform>
            <numerusform>%1 for %n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price of %n of them is unknown.</source>
        <translation>
            <numerusform>The price of %n of them is unknown.</numerusform>
            <numerusform>The price of %n of them is unknown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::DesktopNotices</name>
    <message numerus="yes">
        <source>%n more request(s) waiting.</source>
        <translation>
            <numerusform>%n more request waiting.</numerusform>
            <numerusform>%n more requests waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new message(s); the last one is from %1.</source>
        <translation>
            <numerusform>%n new message; the last one is from %1.</numerusform>
            <numerusform>%n new messages; the last one is from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Doors</name>
    <message numerus="yes">
        <source>The network cannot be reached. %1 Next try in %n second(s).</source>
        <extracomment>%1 is a sentence: why</extracomment>
        <translation>
            <numerusform>The network cannot be reached. %1 Next try in %n second.</numerusform>
            <numerusform>The network cannot be reached. %1 Next try in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Doors: %n program(s)</source>
        <translation>
            <numerusform>Doors: %n program</numerusform>
            <numerusform>Doors: %n programs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::EventsPanel</name>
    <message numerus="yes">
        <source>Looking further back… %n event(s) so far.</source>
        <translation>
            <numerusform>Looking further back… %n event so far.</numerusform>
            <numerusform>Looking further back… %n events so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s): all of this room.</source>
        <translation>
            <numerusform>%n event: all of this room.</numerusform>
            <numerusform>%n events: all of this room.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) loaded. Older ones load as you scroll.</source>
        <translation>
            <numerusform>%n event loaded. Older ones load as you scroll.</numerusform>
            <numerusform>%n events loaded. Older ones load as you scroll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportDialog</name>
    <message numerus="yes">
        <source>Format for %n companion(s):</source>
        <translation>
            <numerusform>Format for %n companion:</numerusform>
            <numerusform>Format for %n companions:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportRange</name>
    <message numerus="yes">
        <source>Selected messages (%n)</source>
        <translation>
            <numerusform>Selected message (%n)</numerusform>
            <numerusform>Selected messages (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ExportWindow</name>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::FaceDrag</name>
    <message numerus="yes">
        <source>%n companions</source>
        <translation>
            <numerusform>%n companion</numerusform>
            <numerusform>%n companions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::FieldNotes</name>
    <message numerus="yes">
        <source>≈ %Ln token(s)</source>
        <extracomment>An estimate: about how many of the pieces that a model reads a text is</extracomment>
        <translation>
            <numerusform>≈ %Ln token</numerusform>
            <numerusform>≈ %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::FindBar</name>
    <message numerus="yes">
        <source>%n unreadable message(s) not searched.</source>
        <translation>
            <numerusform>%n unreadable message not searched.</numerusform>
            <numerusform>%n unreadable messages not searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Floor</name>
    <message numerus="yes">
        <source>This room has used all %n turn(s).</source>
        <translation>
            <numerusform>This room has used its %n turn.</numerusform>
            <numerusform>This room has used all %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <extracomment>%1 some votes that are tried</extracomment>
        <translation>
            <numerusform>%1; and %n more</numerusform>
            <numerusform>%1; and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::GroupRooms</name>
    <message numerus="yes">
        <source>Create a room with %n companion(s) from the group “%1”?</source>
        <extracomment>%1 is the name of a group</extracomment>
        <translation>
            <numerusform>Create a room with %n companion from the group “%1”?</numerusform>
            <numerusform>Create a room with %n companions from the group “%1”?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportConflictDialog</name>
    <message numerus="yes">
        <source>… and %n more part(s)</source>
        <translation>
            <numerusform>… and %n more part</numerusform>
            <numerusform>… and %n more parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do the same for the other %n</source>
        <translation>
            <numerusform>Do the same for the other %n</numerusform>
            <numerusform>Do the same for the other %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%n message(s). Preview:</source>
        <extracomment>%1 is a whole number of messages</extracomment>
        <translation>
            <numerusform>%n message. Preview:</numerusform>
            <numerusform>%n messages. Preview:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ImportWords</name>
    <message numerus="yes">
        <source>Imported %n companion(s).</source>
        <translation>
            <numerusform>Imported %n companion.</numerusform>
            <numerusform>Imported %n companions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already had %n companion(s).</source>
        <translation>
            <numerusform>You already had %n companion.</numerusform>
            <numerusform>You already had %n companions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %n file(s).</source>
        <translation>
            <numerusform>Skipped %n file.</numerusform>
            <numerusform>Skipped %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n companion(s).</source>
        <translation>
            <numerusform>Replaced %n companion.</numerusform>
            <numerusform>Replaced %n companions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left %n companion(s) unchanged.</source>
        <translation>
            <numerusform>Left %n companion unchanged.</numerusform>
            <numerusform>Left %n companions unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not read.</source>
        <translation>
            <numerusform>%n file not read.</numerusform>
            <numerusform>%n files not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n lorebook(s).</source>
        <translation>
            <numerusform>Imported %n lorebook.</numerusform>
            <numerusform>Imported %n lorebooks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Joining</name>
    <message numerus="yes">
        <source>%1, %2 and %n others joined “%3”.</source>
        <extracomment>%1 and %2 are companions, %3 is the name of a room</extracomment>
        <translation>
            <numerusform>%1, %2 and %n other joined “%3”.</numerusform>
            <numerusform>%1, %2 and %n others joined “%3”.</numerusform>
        </translation>
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
</context>
<context>
    <name>studio::ui::KeyboardPage</name>
    <message numerus="yes">
        <source>This resets %n shortcut(s).</source>
        <translation>
            <numerusform>This resets %n shortcut.</numerusform>
            <numerusform>This resets %n shortcuts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryWindow</name>
    <message numerus="yes">
        <source>Exported %n file(s).</source>
        <translation>
            <numerusform>Exported %n file.</numerusform>
            <numerusform>Exported %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n companion(s) permanently: %1? Their messages stay in the rooms.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>Delete %n companion permanently: %1? Messages by %1 stay in their rooms.</numerusform>
            <numerusform>Delete %n companions permanently: %1? Their messages stay in the rooms.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::LibraryWords</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::LorePane</name>
    <message numerus="yes">
        <source>%n fired</source>
        <extracomment>%n counts entries of lorebooks</extracomment>
        <translation>
            <numerusform>%n fired</numerusform>
            <numerusform>%n fired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <extracomment>%n counts entries of lorebooks that fired and did not fit into the prompt</extracomment>
        <translation>
            <numerusform>%n cut</numerusform>
            <numerusform>%n cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not fired</source>
        <extracomment>%n counts entries of lorebooks</extracomment>
        <translation>
            <numerusform>%n not fired</numerusform>
            <numerusform>%n not fired</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::MemoryWindow</name>
    <message numerus="yes">
        <source>%1 · from %n message(s) in %2</source>
        <extracomment>Under a note: from how many messages, %1 when, %2 the room</extracomment>
        <translation>
            <numerusform>%1 · from %n message in %2</numerusform>
            <numerusform>%1 · from %n messages in %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ModelPage</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::OverlayBar</name>
    <message numerus="yes">
        <source>Time to vote: %n second(s)</source>
        <translation>
            <numerusform>Time to vote: %n second</numerusform>
            <numerusform>Time to vote: %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::PermissionStrip</name>
    <message numerus="yes">
        <source>%n more tool request(s) waiting</source>
        <translation>
            <numerusform>%n more tool request waiting</numerusform>
            <numerusform>%n more tool requests waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::PersonaWindow</name>
    <message numerus="yes">
        <source>Fix %n problem(s) to save.</source>
        <translation>
            <numerusform>Fix %n problem to save.</numerusform>
            <numerusform>Fix %n problems to save.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::PictureSheet</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::PromptPane</name>
    <message numerus="yes">
        <source>Answers in %1, the language of %n of your latest message(s).</source>
        <extracomment>%1 is a language, in its own words; %n counts messages of the user</extracomment>
        <translation>
            <numerusform>Answers in %1, the language of %n of your latest messages.</numerusform>
            <numerusform>Answers in %1, the language of %n of your latest messages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ProviderPlaces</name>
    <message numerus="yes">
        <source>At %1, with %n model(s)</source>
        <translation>
            <numerusform>At %1, with %n model</numerusform>
            <numerusform>At %1, with %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestDesk</name>
    <message numerus="yes">
        <source>The room was deleted, and %n request(s) ended.</source>
        <translation>
            <numerusform>The room was deleted, and %n request ended.</numerusform>
            <numerusform>The room was deleted, and %n requests ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RequestsPanel</name>
    <message numerus="yes">
        <source>%n more request(s) waiting</source>
        <translation>
            <numerusform>%n more request waiting</numerusform>
            <numerusform>%n more requests waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomListModel</name>
    <message numerus="yes">
        <source>%n new message(s)</source>
        <translation>
            <numerusform>%n new message</numerusform>
            <numerusform>%n new messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomModelDesk</name>
    <message numerus="yes">
        <source>%n more keep their own models</source>
        <translation>
            <numerusform>%n more keeps their own model</numerusform>
            <numerusform>%n more keep their own models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n models</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomOffer</name>
    <message numerus="yes">
        <source>Start a room with these %n</source>
        <translation>
            <numerusform>Start a room with these %n</numerusform>
            <numerusform>Start a room with these %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::RoomSetupForm</name>
    <message numerus="yes">
        <source>%1, %2, %3 &amp; %n more</source>
        <extracomment>the name of a room: %1, %2 and %3 are companions</extracomment>
        <translation>
            <numerusform>%1, %2, %3 &amp; %n more</numerusform>
            <numerusform>%1, %2, %3 &amp; %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ScreenSheet</name>
    <message numerus="yes">
        <source>The screen is taken again in %n second(s).</source>
        <translation>
            <numerusform>The screen is taken again in %n second.</numerusform>
            <numerusform>The screen is taken again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sent in %n second(s). Esc denies.</source>
        <translation>
            <numerusform>Sent in %n second. Esc denies.</numerusform>
            <numerusform>Sent in %n seconds. Esc denies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::SearchWindow</name>
    <message numerus="yes">
        <source>The newest %Ln, more below</source>
        <translation>
            <numerusform>The newest one, more below</numerusform>
            <numerusform>The newest %Ln, more below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading older entries: %Ln left</source>
        <translation>
            <numerusform>reading older entries: %Ln left</numerusform>
            <numerusform>reading older entries: %Ln left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfChoiceButton</name>
    <message numerus="yes">
        <source>%n lorebook(s)</source>
        <translation>
            <numerusform>%n lorebook</numerusform>
            <numerusform>%n lorebooks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::ShelfWindow</name>
    <message numerus="yes">
        <source>in %n room(s)</source>
        <translation>
            <numerusform>in %n room</numerusform>
            <numerusform>in %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>%n counts entries of a lorebook</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::SpriteWork</name>
    <message numerus="yes">
        <source>%n more file(s) cannot be used.</source>
        <translation>
            <numerusform>%n more file cannot be used.</numerusform>
            <numerusform>%n more files cannot be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::StatisticsWindow</name>
    <message numerus="yes">
        <source>%Ln messages, from %1 to %2.</source>
        <extracomment>%1 and %2 are dates</extracomment>
        <translation>
            <numerusform>%Ln message, from %1 to %2.</numerusform>
            <numerusform>%Ln messages, from %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls cost %1.</source>
        <extracomment>%1 is a sum of money</extracomment>
        <translation>
            <numerusform>%Ln call cost %1.</numerusform>
            <numerusform>%Ln calls cost %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price of %Ln of them is not known.</source>
        <translation>
            <numerusform>The price of %Ln of them is not known.</numerusform>
            <numerusform>The price of %Ln of them is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::SummaryDesk</name>
    <message numerus="yes">
        <source>The first %n message(s) are now a summary for %1 · Show</source>
        <extracomment>A quiet line of the conversation that can be clicked. %1 is a companion</extracomment>
        <translation>
            <numerusform>The first %n message is now a summary for %1 · Show</numerusform>
            <numerusform>The first %n messages are now a summary for %1 · Show</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::SummarySheet</name>
    <message numerus="yes">
        <source>Instead of the first %n message(s) of this room, %1 gets this summary:</source>
        <extracomment>%1 is a companion</extracomment>
        <translation>
            <numerusform>Instead of the first %n message of this room, %1 gets this summary:</numerusform>
            <numerusform>Instead of the first %n messages of this room, %1 gets this summary:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Transcript</name>
    <message numerus="yes">
        <source>[Messages not loaded: %n]</source>
        <translation>
            <numerusform>[Messages not loaded: %n]</numerusform>
            <numerusform>[Messages not loaded: %n]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::TrayMenu</name>
    <message numerus="yes">
        <source>%n room(s) waiting for you</source>
        <translation>
            <numerusform>%n room waiting for you</numerusform>
            <numerusform>%n rooms waiting for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) running</source>
        <translation>
            <numerusform>%n room running</numerusform>
            <numerusform>%n rooms running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more room(s)</source>
        <translation>
            <numerusform>%n more room</numerusform>
            <numerusform>%n more rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::TurnRowWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::VersionsDialog</name>
    <message numerus="yes">
        <source>%n part(s) are different.</source>
        <translation>
            <numerusform>%n part is different.</numerusform>
            <numerusform>%n parts are different.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::WitnessWindow</name>
    <message numerus="yes">
        <source>%n of %L1 messages are whispers.</source>
        <extracomment>%1 is how many messages there are</extracomment>
        <translation>
            <numerusform>%n of %L1 messages is a whisper.</numerusform>
            <numerusform>%n of %L1 messages are whispers.</numerusform>
        </translation>
    </message>
</context>
</TS>
