// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/speaker_names.h"

#include "core/agent/fenced_transcript.h"
#include "core/model/participants.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr qsizetype kShortest = 3; // letters of a first name that may replace the full name

/// Words before a name that do not stand for it.
bool isTitle(const QString &word)
{
    static constexpr std::array kTitles{
        "the"_L1,    "mr"_L1,      "mrs"_L1,       "miss"_L1,  "lady"_L1, "lord"_L1, "sir"_L1,   "old"_L1,
        "doctor"_L1, "captain"_L1, "professor"_L1, "uncle"_L1, "aunt"_L1, "king"_L1, "queen"_L1, "note"_L1};
    return std::any_of(kTitles.begin(), kTitles.end(), [&](QLatin1StringView one) { return one == word; });
}

bool isUser(const llm::Present &one) { return model::isUser(one.id); }

} // namespace

QString caseless(QStringView text)
{
    return text.toString().normalized(QString::NormalizationForm_KC).toCaseFolded();
}

SpeakerNames speakersOf(const llm::Brief &brief)
{
    const base::ParticipantId &self = brief.persona.id;
    const model::PersonaText text = brief.persona.textIn(brief.persona.mainLanguage);
    llm::Present own{self, text.name, text.nicknames};
    QList<llm::Present> all;
    for (const llm::Present &one : brief.present) {
        if (one.id == self)
            own = one;
        else
            all.append(one);
    }
    all.prepend(own); // a name shared with another participant is the speaker's
    return {all, self};
}

SpeakerNames::SpeakerNames(const QList<llm::Present> &present, const base::ParticipantId &self)
{
    Speaker user{u"User"_s, {}, false};
    if (std::count_if(present.begin(), present.end(), isUser) == 1) {
        const auto one = std::find_if(present.begin(), present.end(), isUser);
        user = {one->name, one->id, false};
    }
    for (const llm::Present &one : present) {
        const Speaker speaker{one.name, one.id, one.id == self};
        if (speaker.isSelf)
            m_self = plainName(one.name);
        QStringList names = QStringList{one.name, plainName(one.name), one.id.value()} + one.nicknames;
        if (model::isGuest(one.id)) // as the prompt writes it, in its quotes or the model's
            names += {guestName(one.name), u"guest “%1”"_s.arg(plainName(one.name)),
                      u"guest "_s + plainName(one.name)};
        for (const QString &name : names)
            add(name, speaker);
    }
    for (const llm::Present &one : present)
        addShort(one, {one.name, one.id, one.id == self});
    for (const QString &word : {u"User"_s, u"Human"_s, u"You"_s, u"ユーザー"_s, u"用户"_s})
        add(word, user);
}

// The first entry stays: a generic word never replaces a participant's name.
void SpeakerNames::add(const QString &name, const Speaker &speaker)
{
    const QString key = caseless(name.simplified());
    const bool isKnown =
        std::any_of(m_names.begin(), m_names.end(), [&](const Name &one) { return one.folded == key; });
    if (key.isEmpty() || isKnown)
        return;
    m_names.append({key, speaker});
    m_longest = std::max(m_longest, key.size() + 2);
}

/// "Kyoko" for "Kyoko Tanaka".
void SpeakerNames::addShort(const llm::Present &one, const Speaker &speaker)
{
    const QString name = one.name.simplified();
    const QString first = name.section(u' ', 0, 0);
    if (first.size() >= kShortest && first.size() < name.size() && !isTitle(caseless(first).remove(u'.')))
        add(first, speaker);
}

SpeakerNames::Found SpeakerNames::at(QStringView text) const
{
    using What = Found::What;
    Found found;
    const QString all = caseless(text.left(m_longest));
    for (const Name &one : m_names) {
        if (one.folded.size() > all.size() && one.folded.startsWith(all)) {
            if (text.size() < m_longest)
                return {What::MayBecome, 0, {}};
        } else if (all.startsWith(one.folded) &&
                   (found.what == What::None || one.folded.size() > caseless(text.left(found.size)).size())) {
            // The name in the text may be longer or shorter than its folded form.
            for (qsizetype size = 1; size <= std::min(text.size(), m_longest); ++size) {
                if (caseless(text.left(size)) == one.folded)
                    found = {What::Name, size, one.speaker};
            }
        }
    }
    return found;
}

} // namespace studio::agent
