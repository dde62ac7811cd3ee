// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/tavern_note.h"

#include "core/intake/chats/chat_values.h"
#include "core/intake/words.h"
#include "core/model/room_limits.h"

using namespace Qt::StringLiterals;

namespace studio::intake {
namespace {

using Fate = model::CardNote::Fate;

constexpr qsizetype kLongestBookName = 200;
constexpr qsizetype kLongestTold = 20'000; // of a text that is only in the report

QString toldNote(const QString &text)
{
    return text.size() > kLongestTold ? text.left(kLongestTold) + u'…' : text;
}

} // namespace

void TavernNote::read(const wire::Json &metadata)
{
    if (m_scenario.isEmpty())
        m_scenario = textUnder(metadata, {"scenario"}).trimmed();
    if (m_lorebook.isEmpty())
        m_lorebook = textUnder(metadata, {"world_info"}).simplified().left(kLongestBookName);
    if (!m_note.isEmpty())
        return;
    m_note = textUnder(metadata, {"note_prompt"}).trimmed();
    // The number of messages between two uses of the note; 0 switches it off.
    m_isOff = textUnder(metadata, {"note_interval"}) == "0"_L1;
}

void TavernNote::fill(const QString &user, const QString &character)
{
    m_user = user.left(model::kLongestIdentityName);
    m_character = character.left(model::kLongestIdentityName);
}

/// Limit it before names are filled in: a hostile file could use a million macros.
QString TavernNote::whole() const
{
    QString all = m_scenario;
    // The mark separates the note from the place and time of the talk.
    if (!m_note.isEmpty() && !m_isOff)
        all += (all.isEmpty() ? QString() : u"\n\n"_s) + Words::tr("Author’s note: %1").arg(m_note);
    all.truncate(model::kLongestScene + kLongestTold);
    if (!m_user.isEmpty())
        all.replace("{{user}}"_L1, m_user, Qt::CaseInsensitive);
    if (!m_character.isEmpty())
        all.replace("{{char}}"_L1, m_character, Qt::CaseInsensitive);
    return all;
}

QString TavernNote::scene() const { return whole().left(model::kLongestScene).trimmed(); }

void TavernNote::tellIn(model::CardReport &report) const
{
    if (!m_scenario.isEmpty())
        report.append({Fate::Used, u"scenario"_s, Words::tr("The scenario becomes the scene of the room.")});
    if (!m_note.isEmpty() && m_isOff) {
        report.append(
            {Fate::Ignored, u"note_prompt"_s,
             Words::tr(
                 "The author’s note is off in the chat, so it is not added to the scene. The note says: %1")
                 .arg(toldNote(m_note))});
    } else if (!m_note.isEmpty()) {
        report.append({Fate::Used, u"note_prompt"_s,
                       Words::tr("The author’s note becomes part of the room’s scene, which all companions "
                                 "know. Its depth, role and interval are not kept.")});
    }
    if (const QString all = whole(); all.size() > model::kLongestScene) {
        report.append({Fate::Warning, Words::tr("scene"),
                       Words::tr("A scene has at most %L1 characters. Left out: %2")
                           .arg(model::kLongestScene)
                           .arg(toldNote(all.mid(model::kLongestScene)))});
    }
}

} // namespace studio::intake
