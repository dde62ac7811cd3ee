// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/mentionable.h"

#include <QList>
#include <QWidget>

class QLabel;

namespace studio::ui {

class PillButton;

/// The participants that a text would ask by plain names ("Natsumi, what do you think?"): a chip for each,
/// which the user can take off. Hidden without chips. A name that was taken off stays off until it is gone
/// from the text.
class AskedNames : public QWidget
{
    Q_OBJECT

public:
    explicit AskedNames(QWidget *parent = nullptr);

    void setCompany(const QList<Mentionable> &company);
    void setWritable(bool writable);
    /// Takes the text, and the participants to whom it is addressed anyway.
    void read(const QString &text, const QList<base::ParticipantId> &to);
    /// A new text begins: from now on these names are taken off.
    void begin(const QList<base::ParticipantId> &takenOff);
    [[nodiscard]] const QList<PillButton *> &chips() const { return m_chips; }
    /// The participants whose names in the text ask nobody.
    [[nodiscard]] const QList<base::ParticipantId> &takenOff() const { return m_takenOff; }
    void retranslate();

Q_SIGNALS:
    void taken();   ///< a chip was taken off; nothing has the focus
    void changed(); ///< chips()

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Delete takes a chip off

private:
    void applyTheme();
    void takeOff(const base::ParticipantId &who);
    void show(const QList<base::ParticipantId> &asked);
    [[nodiscard]] PillButton *makeChip(const Mentionable &person);

    QList<Mentionable> m_company;
    QString m_text;
    QList<base::ParticipantId> m_to;
    QList<base::ParticipantId> m_takenOff;
    QList<base::ParticipantId> m_shown;
    bool m_writable = true;
    QLabel *m_label = nullptr;
    QList<PillButton *> m_chips;
};

} // namespace studio::ui
