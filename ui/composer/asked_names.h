// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/mentionable.h"

#include <QList>
#include <QWidget>

class QLabel;

namespace studio::ui {

class PillButton;

/// Whom what is written would ask by plain names ("Natsumi, what do you think?"): a chip for each, which can
/// be taken off. Hidden where there is nobody. What is taken off stays off until the name is gone from the
/// text.
class AskedNames : public QWidget
{
    Q_OBJECT

public:
    explicit AskedNames(QWidget *parent = nullptr);

    void setCompany(const QList<Mentionable> &company);
    void setWritable(bool writable);
    /// What is written, and whom it is addressed to anyway.
    void read(const QString &text, const QList<base::ParticipantId> &to);
    /// Another text is begun: from now on these are taken off.
    void begin(const QList<base::ParticipantId> &takenOff);
    [[nodiscard]] const QList<PillButton *> &chips() const { return m_chips; }
    /// Whose names in the text ask nobody.
    [[nodiscard]] const QList<base::ParticipantId> &takenOff() const { return m_takenOff; }
    void retranslate();

Q_SIGNALS:
    void taken();   ///< a chip was taken off; the keys are free
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
