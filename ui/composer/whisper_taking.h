// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/address_line.h"
#include "ui/composer/whisper_command.h"

#include <QObject>

#include <optional>

namespace studio::ui {

class MessageEdit;

/// Turns a "/w Natsumi" at the beginning of the field into the recipient of a whisper, and follows the undo
/// and redo of the field: an undo brings the command back as text, with the recipients from before, and a
/// redo turns it again. A command that was brought back stays text until its own characters change. Not a
/// QObject: the composer calls it after each change of the text.
class WhisperTaking : public QObject
{
    Q_OBJECT

public:
    WhisperTaking(MessageEdit &field, AddressLine &address); ///< the field is its parent

    /// True: an undo has just brought a command back. \p mayUnwhisper is false while the message has more
    /// than the field, which no undo takes away: it stays a whisper.
    bool follow(bool mayUnwhisper);
    /// False: the command stays in the text. It is taken once a blank follows the name, or when the user
    /// submits it.
    bool take(const std::optional<WhisperCommand> &command, bool isSubmitted);
    void forget(); ///< the field has another text, without the undo of the old one
    [[nodiscard]] bool isDeclined() const { return !m_declined.isEmpty(); } ///< the user took it back

private:
    struct Taken
    {
        int steps = 0; ///< of the undo, after the command was taken
        QString command;
        AddressLine::Address before;
        AddressLine::Address after;
    };

    void leave(const Taken &taken, bool mayUnwhisper);
    void turn(const Taken &taken);

    MessageEdit &m_field;
    AddressLine &m_address;
    QList<Taken> m_taken;     ///< in the order of their steps
    qsizetype m_standing = 0; ///< the first of them, which are not undone
    bool m_isEdited = false;  ///< the last change was neither undo nor redo
    QString m_declined;       ///< a command that was brought back; the text begins with it
};

} // namespace studio::ui
