// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/identity.h"
#include "ui/models/mentionable.h"

#include <QList>
#include <QPointer>
#include <QWidget>

class QMenu;

namespace studio::ui {

class Avatars;
class PillButton;
class StayOpenMenu;

/// Who writes to whom: to everybody or to some companions, aloud or whispered, and under which of the user's
/// names. The recipients are for one message unless the user keeps them. Those whom the text mentions with an
/// @ are recipients too, as long as it does; a whisper never gains recipients that way.
class AddressLine : public QWidget
{
    Q_OBJECT

public:
    explicit AddressLine(QWidget *parent = nullptr);

    struct Address
    {
        QList<base::ParticipantId> to; ///< empty: everybody
        bool whisper = false;
        base::ParticipantId from{QStringLiteral("user")};
        bool kept = false;                      ///< the recipients stay for the next message
        QList<base::ParticipantId> mentioned{}; ///< those of `to` who are there because the text names them
        bool operator==(const Address &) const = default;
    };

    void setAvatars(const Avatars *avatars);
    /// Participants who left are no longer addressed. A whisper stays a whisper, see isWhisperToNobody().
    void setCompany(const QList<Mentionable> &company);
    void setIdentities(const QList<model::Identity> &identities);
    /// Shows an address that belongs to a text with these mentions, and adds none of them.
    void setAddress(const Address &address, const QList<base::ParticipantId> &mentioned = {});
    /// The text mentions these with an @; who is no longer among them and was not chosen is not addressed.
    void setMentioned(const QList<base::ParticipantId> &mentioned);
    /// The message was sent: everybody is addressed again, or the recipients that the user keeps.
    void beginNext();
    void setWritable(bool writable);

    [[nodiscard]] const Address &address() const { return m_address; }
    [[nodiscard]] QString toNames() const; ///< "Aya, Kyoko"
    [[nodiscard]] QString writer() const;  ///< the name of the identity, or empty
    /// Everybody who should have heard the whisper has left; sent now, either all or nobody would hear it.
    [[nodiscard]] bool isWhisperToNobody() const { return m_address.whisper && m_address.to.isEmpty(); }
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void refreshChips();
    void addChip(const Mentionable &person);
    void fillToMenu();
    void addressEverybody();
    void refreshTo();
    void fillIdentityMenu();
    void openMenu(PillButton *button, QMenu *menu);
    void toggle(const base::ParticipantId &id);
    void changeAddress(Address address);
    void rememberDeclined();
    [[nodiscard]] QString nameOf(const model::Identity &identity) const;
    [[nodiscard]] QPixmap face(const base::ParticipantId &id, int size) const;

    QPointer<const Avatars> m_avatars;
    QList<Mentionable> m_company;
    QList<model::Identity> m_identities;
    Address m_address;
    QList<base::ParticipantId> m_mentioned; ///< by the text
    QList<base::ParticipantId> m_declined;  ///< of these, those whom the user does not address
    bool m_writable = true;
    PillButton *m_to = nullptr;
    QList<PillButton *> m_chipButtons;
    PillButton *m_keep = nullptr;
    PillButton *m_whisper = nullptr;
    PillButton *m_as = nullptr;
    StayOpenMenu *m_toMenu = nullptr;
    QMenu *m_asMenu = nullptr;
};

} // namespace studio::ui
