// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace studio::agent {

/// The speakers by all names that a model may write in front of a line: the speaker's own names, those of the
/// others present, and the words that training data uses for the two sides of a talk. Names are compared
/// without regard to case and width.
class SpeakerNames
{
public:
    struct Speaker
    {
        QString name;           ///< as the room shows it
        base::ParticipantId id; ///< empty: a word such as "User", and it is not clear who that is
        bool isSelf = false;
        bool operator==(const Speaker &) const = default;
    };
    /// A name at the head of a text.
    struct Found
    {
        enum class What { None, MayBecome, Name };
        What what = What::None;
        qsizetype size = 0; ///< UTF-16 units
        Speaker speaker{};
    };

    SpeakerNames() = default;
    SpeakerNames(const QList<llm::Present> &present, const base::ParticipantId &self);

    /// The longest name that the text begins with. MayBecome: another character may complete a name, or a
    /// different name.
    [[nodiscard]] Found at(QStringView text) const;
    /// The speaker's main name.
    [[nodiscard]] const QString &self() const { return m_self; }

private:
    struct Name
    {
        QString folded;
        Speaker speaker;
    };
    void add(const QString &name, const Speaker &speaker);
    void addShort(const llm::Present &one, const Speaker &speaker);

    QString m_self;
    QList<Name> m_names;
    qsizetype m_longest = 0;
};

/// The names in a brief; the speaker is included, present or not.
[[nodiscard]] SpeakerNames speakersOf(const llm::Brief &brief);

/// In compatibility form and without case, for comparison.
[[nodiscard]] QString caseless(QStringView text);

} // namespace studio::agent
