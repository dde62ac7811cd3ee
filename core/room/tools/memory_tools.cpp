// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/memory_tools.h"

#include "core/memory/note_search.h"
#include "core/room/room_hands.h"
#include "core/room/tools/tool_answers.h"
#include "core/room/tools/tool_arguments.h"

#include <algorithm>

namespace studio::room {

using namespace Qt::StringLiterals;
using agent::ToolAnswer;
using model::MemoryNote;
using wire::Json;

namespace {

constexpr auto kRecall = "recall"_L1;
constexpr auto kRemember = "remember"_L1;

constexpr qsizetype kMostRecalled = 20;
constexpr qsizetype kLongestAbout = 500; // UTF-16 units

llm::ToolSpec recallSpec()
{
    return {
        kRecall,
        u"Finds what you remember, as {notes: [{id, text, day}], inAll}: notes of your own, from all rooms. "
        "Name what they are to be about, or nothing for the newest."_s,
        objectSchema(R"({"about":{"type":"string"}})", {})};
}

llm::ToolSpec rememberSpec()
{
    return {
        kRemember,
        u"Keeps a note for later talks, in one or two sentences that can be understood on their own: what "
        "somebody likes, what was agreed. Only what will matter again. With replaces, the id of a note of "
        "yours, it takes that one's place."_s,
        objectSchema(R"({"text":{"type":"string","maxLength":1000},"replaces":{"type":"integer"}})",
                     {u"text"_s})};
}

Json told(const QList<MemoryNote> &notes)
{
    Json list = Json::array();
    for (const MemoryNote &note : notes)
        list.push_back({{"id", note.id},
                        {"text", wire::toJson(note.text)},
                        {"day", wire::toJson(note.time.date().toString(Qt::ISODate))}});
    return list;
}

/// The id of the note to be reworded; 0: make a new note.
qint64 replacedBy(const Json &arguments)
{
    const auto found = arguments.find("replaces");
    return found != arguments.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

/// Notes that differ only in letter case, spaces and the final full stop say the same.
QString wordingOf(const QString &text)
{
    QString wording = text.simplified().toCaseFolded();
    while (!wording.isEmpty() && u".。!！"_s.contains(wording.back()))
        wording.chop(1);
    return wording;
}

} // namespace

QList<tools::ToolOffer> MemoryTools::offers() const
{
    return {
        //: What a companion can do, as a title in a list.
        {recallSpec(),
         {.risk = model::Risk::Read, .title = tr("Search memory")},
         tr("Searches the companion’s own notes.")},
        //: What a companion can do, as a title in a list.
        {rememberSpec(),
         {.risk = model::Risk::Act, .alone = true, .title = tr("Remember something")},
         tr("Writes a note that is remembered in other rooms too. You can read and change it.")},
    };
}

void MemoryTools::start(const tools::Caller &, const agent::ToolUse &use, QObject *life,
                        const Answered &answered)
{
    if (use.call.name == kRecall)
        answered(recall(use.call));
    else
        remember(use.call, life, answered);
}

ToolAnswer MemoryTools::recall(const llm::ToolCall &call) const
{
    const QString about = textAt(argumentsOf(call), "about", kLongestAbout);
    const QList<MemoryNote> all = m_book.of(self().companion);
    QList<MemoryNote> found;
    if (!about.isEmpty()) {
        found = memory::fitting(all, about, kMostRecalled);
    } else {
        found = all.mid(std::max<qsizetype>(all.size() - kMostRecalled, 0));
        std::reverse(found.begin(), found.end());
    }
    ToolAnswer answer = answerWith({{"notes", told(found)}, {"inAll", all.size()}});
    QStringList texts;
    for (const MemoryNote &note : found)
        texts.append(note.text);
    answer.display = texts.join(u'\n');
    return answer;
}

// Do not touch this object after `answered`: the turn may be over by then.
void MemoryTools::remember(const llm::ToolCall &call, QObject *life, const Answered &answered)
{
    const Json arguments = argumentsOf(call);
    const QString text = textAt(arguments, "text", model::kLongestNote + 1);
    const QList<MemoryNote> all = m_book.of(self().companion);
    const auto same =
        std::find_if(all.cbegin(), all.cend(), [wording = wordingOf(text)](const MemoryNote &one) {
            return wordingOf(one.text) == wording;
        });
    if (same != all.cend())
        return answered(answerWith({{"remembered", true}, {"id", same->id}}));
    const MemoryNote note{.id = replacedBy(arguments),
                          .companion = self().companion,
                          .text = text,
                          .room = self().hands.room().id,
                          .sources = messageAtHand(),
                          .time = self().hands.wallNow().toUTC()};
    m_book.keep(note, life, [answered](const base::Result<MemoryNote> &kept) {
        if (!kept)
            return answered(
                refusal(kept.error().code == base::ErrorCode::NotFound ? u"notFound"_s : u"notKept"_s,
                        kept.error().text));
        ToolAnswer answer = answerWith({{"remembered", true}, {"id", kept->id}});
        answer.display = kept->text;
        answer.isNews = false;
        answered(answer);
    });
}

QList<base::MessageId> MemoryTools::messageAtHand() const
{
    const QList<model::Message> witnessed = self().hands.witnessedBy(self().companion);
    return witnessed.isEmpty() ? QList<base::MessageId>() : QList{witnessed.constLast().id};
}

} // namespace studio::room
