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

/// Offers names while an @ is typed. While the list is open Up and Down go through it, Enter and Tab take a
/// name, Escape closes it; a click takes one too. While it is closed, or an input method composes, no key is
/// touched.
class MentionCompleter : public QObject
{
    Q_OBJECT

public:
    explicit MentionCompleter(MessageEdit &input);
    ~MentionCompleter() override;

    void setPeople(const QList<Mentionable> &people);
    void setAvatars(const Avatars *avatars);

    [[nodiscard]] bool isOpen() const;
    /// Whom the user took from the list, for names that several share.
    [[nodiscard]] const QList<base::ParticipantId> &taken() const { return m_taken; }
    void forgetTaken() { m_taken.clear(); }
    void close();
    /// Sees keys before any event filter that was installed until now.
    void listenFirst();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void followCursor();
    void place(int start);
    void take(Mentionable person); // a copy: the list it is from changes with the text
    bool takesKey(int key);
    [[nodiscard]] QString textBeforeCursor() const;
    MentionPopup &popup();

    MessageEdit &m_input;
    QPointer<const Avatars> m_avatars;
    QList<Mentionable> m_people;
    QPointer<MentionPopup> m_popup; ///< a child of the window, made when it is needed
    QList<base::ParticipantId> m_taken;
    int m_dismissed = -1; ///< the @ that the user closed the list for, as a place in its line
};

} // namespace studio::ui
