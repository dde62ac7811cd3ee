// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/intake/look.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/intake/talk_reading.h"

namespace tst_talk_shapes {

using namespace Qt::StringLiterals;
using namespace studio;
using model::ImportedPerson;
using tests::readTalk;
using tests::saveTalk;
using tests::spoken;
using As = ImportedPerson::As;

namespace {

base::Result<tests::ReadTalk> readShape(const QString &text)
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"talk.txt"_s);
    saveTalk(path, text.toUtf8());
    return readTalk(path);
}

QStringList newcomersIn(const tests::ReadTalk &read)
{
    QStringList names;
    for (const ImportedPerson &one : read.found.file.people) {
        if (one.as == As::NewCompanion)
            names.append(one.name);
    }
    names.sort();
    return names;
}

} // namespace

/// Texts whose speakers are marked by something other than a plain colon, and similar texts that are no talk.
class TestTalkShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void peopleAreFound_data();
    void peopleAreFound();
    void nobodyIsFound_data();
    void nobodyIsFound();
    void documentsHaveNobody_data();
    void documentsHaveNobody();
    void peopleMayBeCalledMuch_data();
    void peopleMayBeCalledMuch();
    void timesAndDaysAreRead();
    void whoIsVouchedForMayBeCalledAnything();
};

void TestTalkShapes::peopleAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    const QString three = u"Mika: When?|Ida: At nine.|Mika: Good."_s;
    row("LINE on a computer",
        u"[LINE] Idaとのトーク履歴\n保存日時：2024/05/06 07:00\n\n2024.05.06 月曜日\n07:08 Mika When?\n"
        "07:09 Ida At nine.\nBy the gate.\n07:09 Idaが参加しました。\n07:10 Mika Good.\n"_s,
        u"Mika: When?|Ida: At nine.\nBy the gate.|Mika: Good."_s);
    row("LINE on a computer, two words",
        u"[LINE] Chat history with Ida Berg\nSaved on: 2024/05/06\n2024.05.06 Monday\n07:08 Ida Berg Hi\n"
        "07:08 Mika Hello\n07:09 Ida Berg When?\n07:09 Ida Berg Now?\n07:10 Ida Berg Good.\n"_s,
        u"Ida Berg: Hi|Mika: Hello|Ida Berg: When?|Ida Berg: Now?|Ida Berg: Good."_s);
    row("LINE on a computer, without its title",
        u"2024.05.06 Monday\n07:08 Mika When?\n07:09 Ida At nine.\n07:10 Mika Good.\n07:11 Ida Yes.\n"_s,
        three + u"|Ida: Yes."_s);
    row("square brackets", u"[Mika]: When?\n[Ida]: At nine.\n[Mika]: Good.\n"_s, three);
    row("pointed brackets", u"<Mika>: When?\n<Ida>: At nine.\n<Mika>: Good.\n"_s, three);
    row("a nick that smiles", u"<Mika> When?\n<Ida> :)\n<Mika> Good.\n"_s,
        u"Mika: When?|Ida: :)|Mika: Good."_s);
    row("moods", u"Mika (waving): When?\nIda: At nine.\nMika [smiling]: Good.\nIda *softly*: Yes.\n"_s,
        u"Mika: (waving) When?|Ida: At nine.|Mika: [smiling] Good.|Ida: *softly* Yes."_s);
    row("who they are", u"Mika (guest): When?\nIda (host): At nine.\nMika (guest): Good.\n"_s,
        u"Mika: (guest) When?|Ida: (host) At nine.|Mika: (guest) Good."_s);
    row("a list", u"- Mika: When?\n- Ida: At nine.\n- Mika: Good.\n- Ida: Come soon!\n"_s,
        three + u"|Ida: Come soon!"_s);
    row("points", u"• **Mika**: When?\n• **Ida**: At nine.\n• **Mika**: Good.\n• **Ida**: Come soon!\n"_s,
        three + u"|Ida: Come soon!"_s);
    row("moved in", u"A talk.\n\n  Mika: When?\n  Ida: At nine.\n  Mika: Good.\n  Ida: Come soon!\n"_s,
        three + u"|Ida: Come soon!"_s);
    row("a Japanese script",
        u"太郎「明日は何時？」\n花子「九時に門で」\n太郎「わかった！」\n花子（笑顔）「じゃあね」\n"_s,
        u"太郎: 明日は何時？|花子: 九時に門で|太郎: わかった！|花子: （笑顔）「じゃあね」"_s);
    row("a Japanese script on more lines",
        u"太郎「明日は\n何時？」\n花子『九時に「門」で』\n二人は笑った。\n太郎「はい！」\n花子「ね」\n"_s,
        u"太郎: 明日は\n何時？|花子: 『九時に「門」で』\n二人は笑った。|太郎: はい！|花子: ね"_s);
    row("Slack, copied",
        u"Mika Moe  7:08 AM\nWhen?\nIda Berg  7:09 AM\nAt nine.\nMika Moe  7:10 AM\nGood.\n"_s,
        u"Mika Moe: When?|Ida Berg: At nine.|Mika Moe: Good."_s);
    row("Slack, copied with one blank",
        u"Mika Moe 7:08 AM\nWhen?\nIda Berg 7:09 AM\nSee you at 9:00\nMika Moe 7:10 AM\nGood.\n"
        "Ida Berg 7:11 AM\nYes.\n"_s,
        u"Mika Moe: When?|Ida Berg: See you at 9:00|Mika Moe: Good.|Ida Berg: Yes."_s);
    row("Teams, copied", u"[10:31] Mika Moe\nWhen?\n[10:32] Ida Berg\nAt nine.\n[10:34] Mika Moe\nGood.\n"_s,
        u"Mika Moe: When?|Ida Berg: At nine.|Mika Moe: Good."_s);
    row("Teams, copied with a date",
        u"Mika Moe 5/6/2024 7:08 AM\nWhen?\n\nIda Berg 5/6/2024 7:09 AM\nAt nine.\n\n"
        "Mika Moe 5/6/2024 7:10 AM\nGood.\n\nIda Berg 5/6/2024 7:12 AM\nYes.\n"_s,
        u"Mika Moe: When?|Ida Berg: At nine.|Mika Moe: Good.|Ida Berg: Yes."_s);
}

void TestTalkShapes::peopleAreFound()
{
    QFETCH(const QString, text);
    const auto read = readShape(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QTEST(spoken(read->lines), "expected");
    QStringList names;
    for (const intake::TalkLine &line : std::as_const(read->lines)) {
        if (!names.contains(line.name))
            names.append(line.name);
    }
    names.sort();
    QCOMPARE(newcomersIn(*read), names);
}

void TestTalkShapes::nobodyIsFound_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
    row("things to buy", u"- Milk: 2 l\n- Bread: 1 loaf\n- Milk: 1 l more\n- Bread: rye\n"_s);
    row("things to buy, in words",
        u"- Milk: two for me\n- Bread: a dark one\n- Milk: one more for Ida\n- Bread: rye\n"_s);
    row("things to do", u"- [ ] Ida: call her\n- [x] Boat: paint it\n- [ ] Ida: ask about the oars\n"_s);
    row("what a boat has",
        u"* Hull: Made of oak.\n* Mast: Made of pine.\n* Sail: Made of cloth. Isn't it fine?\n"_s);
    row("parts of a form", u"  Boat: the blue\n  Owner: Mika\n  Boat: the red\n  Owner: Ida\n"_s);
    row("settings",
        u"server:\n  host: the main place of all\n  motto: row on!\nclient:\n  host: another place of them "
        "all\n  motto: rest!\n"_s);
    row("settings, joinedWords", u"  AllowedPattern: [a-z]?\n  ConstraintHint: must begin with a letter.\n"
                                 "  AllowedPattern: [0-9]?\n  ConstraintHint: must begin with a digit.\n"_s);
    row("links",
        u"[Boats]: https://a.example/boats\n[Oars]: /oars\n[Boats]: https://b.example/boats\n[Oars]: /two\n"_s);
    row("a log of parts",
        u"[main]: Started with two boats.\n[worker]: Rows.\n[main]: Waits.\n[worker]: Rests.\n"_s);
    row("a log of levels", u"[INFO]: Ready to go?\n[WARN]: Slow!\n[INFO]: Ready.\n[WARN]: Slow.\n"_s);
    row("tags", u"<li>: a boat?\n<b>: an oar!\n<li>: a sail?\n<b>: a mast!\n"_s);
    row("a glossary", u"Oar (noun): What moves a boat.\nRow (verb): To move a boat.\nOar (verb): To row.\n"
                      "Row (noun): A line of boats.\nOar (other): Not used.\n"_s);
    row("parameters",
        u"name (string): The name of the boat?\nage (number): How old it is.\nname (string): Its owner.\n"
        "age (number): Of the owner.\n"_s);
    row("changes",
        u"feat (ui): Add a red boat.\nfix (db): Does it float?\nfeat (db): Add oars.\nfix (ui): Yes!\n"_s);
    row("a screenplay heading", u"INT. KITCHEN - DAY\n\nIda rows. INT. BOAT: NIGHT.\n"_s);
    row("a Japanese novel",
        u"太郎は言った。\n「明日は何時？」\n花子が答えた。\n「九時に」\n太郎は笑って「わかった」\n"
        "花子も「じゃあね！」\n太郎は「はい」\n「行こう！」\n"_s);
    row("a Japanese novel with names",
        u"太郎「行こう」\n「どこへ？」\n「海へ！」\n花子「ええ」\n「早く！」\n太郎「待って」\n花子「いや」\n"_s);
    row("Japanese songs",
        u"林みどり「銀の船の上で」\n森たけし「海へ行こう」\n林みどり「夜明けの歌声」\n森たけし「遠い空の下」\n"_s);
    row("Japanese words", u"林檎「りんご」\n蜜柑「みかん！」\n葡萄「ぶどう」\n"_s);
    row("plans of a day", u"2024.05.06 Monday\n07:00 Boat painted all over\n08:00 Office letters written\n"
                          "2024.05.07 Tuesday\n07:00 Boat dried in the sun\n08:00 Office closed for us\n"_s);
    row("a log with times",
        u"07:08 worker started with a boat!\n07:09 main waits?\n07:10 worker rests!\n07:11 main ends!\n"_s);
    row("a programme",
        u"Opening 9:00 AM\nThe mayor speaks!\nTalk 10:30 AM\nWhat is a boat?\nOpening 2:00 PM\n"
        "Once more!\nTalk 3:30 PM\nWhat is an oar?\n"_s);
    row("a programme with two blanks",
        u"Opening  9:00 AM\nThe mayor speaks!\nTalk  10:30 AM\nWhat is a boat?\n"
        "Closing  2:00 PM\nOnce more!\n"_s);
    row("lines that end with a time", u"Train 7:08\nThe blue line.\nBus 7:19\nThe red line.\n"_s);
}

/// Refused, or read with a question to the user; nobody is made a companion.
void TestTalkShapes::nobodyIsFound()
{
    QFETCH(const QString, text);
    const auto read = readShape(text);
    if (!read) {
        QCOMPARE(read.error().code, base::ErrorCode::Malformed);
        return;
    }
    QCOMPARE(newcomersIn(*read), QStringList());
    QVERIFY(std::any_of(read->report.cbegin(), read->report.cend(), [](const model::CardNote &note) {
        return note.fate == model::CardNote::Fate::Warning;
    }));
}

void TestTalkShapes::documentsHaveNobody_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &text) { QTest::newRow(name) << text; };
    row("a manual", u"The boat can be moved by:\nTwo oars or a sail.\nThe following:\nThe wind is needed.\n"
                    "The boat can be moved by:\nA motor!\nThe following:\nIs there petrol?\n"_s);
    row("a manual with calls",
        u"Returns: {boolean} Whether it floats?\nExtends: {Boat} A thing.\nReturns: {number} How fast.\n"
        "Extends: {Oar} Another thing!\n"_s);
    row("marks in sentences",
        u"The :ref:`boat` is here, is it?\nA :ref:`sail` is there.\nThe :ref:`oar` is here!\n"
        "A :ref:`mast` is there.\n"_s);
    row("a script",
        u"let g:boat = 1\nlet s:oar = 'what?'\nlet g:sail = 'this!'\nlet s:mast = 2\nunlet g:boat s:oar\n"_s);
    row("modules",
        u"Boat::Oar - What is it?\nSail::Mast - This one!\nBoat::Oar - Good.\nSail::Mast - Yes.\n"_s);
    row("a licence",
        u"Format: https://a.example/1.0/\nUpstream-Name: Boats of the sea\n\nFiles: *\nCopyright: Mika, the "
        u"first\n"
        "Comment: Is it free? It is!\n\nFiles: oars/*\nCopyright: Ida, the second\nComment: Yes, it is.\n"_s);
    row("changes by their parts",
        u"# Changes\n\n## 2.0\n\n### Features\n\nRed boats!\n\n### Bug Fixes\n\nIt floats?\n\n## 1.0\n\n"
        "### Features\n\nBoats.\n\n### Bug Fixes\n\nNone.\n"_s);
    row("headings of a handbook",
        u"## Rowing\n\nTake the oars.\n\n## Sailing\n\nTake the sail.\n\n## Rowing\n\nRest.\n\n"
        "## Sailing\n\nRest.\n"_s);
    row("remarks in a program",
        u"# if has\nrow --on?\n# endif\nrest!\n# if has\nrow --off\n# endif\nrest\n"_s);
    row("XML",
        u"<?xml version=\"1.0\"?>\n<boats>\n<boat>Is red?</boat>\n<boat>Is blue!</boat>\n</boats>\n"_s);
    row("tags", u"<boat> Is red?\n<name>Ida</name>\n</boat>\n<boat class=\"x\"> Is blue!\n"_s);
    const QString filler = u"A line of a book that goes on and on\n"_s.repeated(40);
    row("a book with two notes far down",
        filler + u"Reader: Is it good?\nWriter: It is!\nReader: Yes.\nWriter: Good.\n"_s + filler);
}

void TestTalkShapes::documentsHaveNobody() { nobodyIsFound(); }

void TestTalkShapes::peopleMayBeCalledMuch_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"Will Smith", "Dr. Ida Berg", "J.R. Moe", "Man in Black", "The Doctor", "Ida of the Hill",
          "Anne-Marie", "O'Neil", "Мика", "花子", "Can", "It", "x_ida_x"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestTalkShapes::peopleMayBeCalledMuch()
{
    QFETCH(const QString, name);
    const auto read = readShape(u"%1: When?\nMika: At nine.\n%1: Good.\nMika: Yes.\n"_s.arg(name));
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QStringList names{name, u"Mika"_s};
    names.sort();
    QCOMPARE(newcomersIn(*read), names);
}

void TestTalkShapes::whoIsVouchedForMayBeCalledAnything()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"talk.txt"_s);
    saveTalk(path, "P0x: I am here.\nP0x: Really.\nP1x: I am here.\nP1x: Really.\n");
    QVERIFY(!intake::lookThrough(path, {})); // without the hint they are no names
    const auto found = intake::lookThrough(path, {}, {{}, 0, {u"P0x"_s, u"P1x"_s}});
    QVERIFY2(found, found ? "" : qPrintable(found.error().text));
    QVERIFY(found->form);
    QCOMPARE(found->form->names, (QSet<QString>{u"P0x"_s, u"P1x"_s}));
    QCOMPARE(found->file.messages, 4);

    saveTalk(path, "P0x: I am here.\nP0x: Really.\n");
    QVERIFY(intake::lookThrough(path, {}, {{}, 0, {u"P0x"_s}}));
}

void TestTalkShapes::timesAndDaysAreRead()
{
    const auto line = readShape(
        u"[LINE] Ida\n2024.05.06 月曜日\n07:08 Mika When?\n2024.05.07 火曜日\n19:09 Ida At nine.\n"_s);
    QVERIFY(line);
    QCOMPARE(line->lines.value(0).time, QDateTime({2024, 5, 6}, {7, 8}, base::kUtc));
    QCOMPARE(line->lines.value(1).time, QDateTime({2024, 5, 7}, {19, 9}, base::kUtc));

    const auto teams =
        readShape(u"Mika Moe 5/16/2024 7:08 AM\nWhen?\nIda Berg 5/16/2024 7:09 PM\nAt nine.\n"_s);
    QVERIFY(teams);
    QCOMPARE(teams->lines.value(1).time, QDateTime({2024, 5, 16}, {19, 9}, base::kUtc));
}

SUITE_TEST(QCoreApplication, TestTalkShapes)

} // namespace tst_talk_shapes

#include "tst_talk_shapes.moc"
