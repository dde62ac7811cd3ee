// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/mention_match.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class Avatars;
class MentionPopup;
class MessageEdit;

/// Offers names while the user types an @, or a name after "/w" at the beginning. While the list is open, Up
/// and Down move through it, Enter and Tab take a name, Escape closes it; a click takes a name too. While it
/// is closed, or an input method composes, it touches no key.
class MentionCompleter : public QObject
{
    Q_OBJECT

public:
    explicit MentionCompleter(MessageEdit &input);
    ~MentionCompleter() override;

    void setPeople(const QList<Mentionable> &people);
    void setAvatars(const Avatars *avatars);

    [[nodiscard]] bool isOpen() const;
    /// The participants that the user took from the list, for names that several share.
    [[nodiscard]] const QList<base::ParticipantId> &taken() const { return m_taken; }
    void forgetTaken() { m_taken.clear(); }
    void close();
    /// Moves this event filter before all filters installed so far.
    void listenFirst();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void followCursor();
    void place(int start);
    void take(Mentionable person); // a copy: its list changes with the text
    bool takesKey(int key);
    [[nodiscard]] QString textBeforeCursor() const;
    [[nodiscard]] std::optional<OpenMention> openName() const;
    MentionPopup &popup();

    MessageEdit &m_input;
    QPointer<const Avatars> m_avatars;
    QList<Mentionable> m_people;
    QPointer<MentionPopup> m_popup; ///< a child of the window, made when it is needed
    QList<base::ParticipantId> m_taken;
    int m_dismissed = -1; ///< the place in its line of the @ whose list the user closed
};

} // namespace studio::ui
