// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/mentionable.h"

#include <QList>
#include <QString>

#include <optional>

// Names after an @: which name the user is typing, whom it could mean, and whom a finished text names. Pure.
namespace studio::ui {

/// The @ that the user is writing, with the text between it and the cursor; or the name of a whisper, see
/// whisper_command.h.
struct OpenMention
{
    int start = 0; ///< of the @, in the text
    QString query;
    bool isWhisper = false; ///< there is no @: the name follows "/w"
    bool operator==(const OpenMention &) const = default;
};

/// Null if no @ is open: there is none nearby, it is inside a word (an address), or a space follows it.
[[nodiscard]] std::optional<OpenMention> openMention(QStringView textBeforeCursor);

/// The people whose name, other names or readings begin with the query, the best kind of match first. The
/// query may be in kana or in Latin letters. An empty query matches all.
[[nodiscard]] QList<Mentionable> matching(const QList<Mentionable> &people, const QString &query);

/// A part of the text that names somebody; several people if they share the name.
struct MentionSpan
{
    int start = 0;
    int length = 0; ///< including the @
    QList<base::ParticipantId> who;
    bool operator==(const MentionSpan &) const = default;
};

/// Recognises only whole names; the longest name wins.
class MentionReader
{
public:
    MentionReader() = default;
    explicit MentionReader(const QList<Mentionable> &people);

    [[nodiscard]] QList<MentionSpan> spans(QStringView text) const;
    /// Each participant once, in the order of the text. If several share a name: the \p preferred ones, if
    /// any, else all.
    [[nodiscard]] QList<base::ParticipantId>
    mentionsIn(QStringView text, const QList<base::ParticipantId> &preferred = {}) const;
    /// Those of them whom the text does not tell to stay silent, as in "all but @Kyoko".
    [[nodiscard]] QList<base::ParticipantId> askedIn(const QString &text,
                                                     const QList<base::ParticipantId> &preferred = {}) const;
    /// Whether there is a name that begins with the text and goes on.
    [[nodiscard]] bool beginsALongerName(QStringView text) const;

private:
    struct Name
    {
        QString foldedName;
        QList<base::ParticipantId> who;
    };
    QList<Name> m_names; ///< longest first
    QList<Mentionable> m_people;
};

} // namespace studio::ui
