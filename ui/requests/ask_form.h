// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/requests/request_subject.h"

#include <QList>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace studio::ui {

class PillButton;

/// The answer to a question: one of its choices, also with the keys 1 to 9, or a free text and Enter.
class AskForm : public QWidget
{
    Q_OBJECT

public:
    AskForm(const QStringList &choices, QWidget *parent);

    void takeFocus();

Q_SIGNALS:
    void answered(const QString &text); ///< never empty

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addChoices(const QStringList &choices);
    void send();
    void refresh();
    void retranslate();

    QStringList m_texts;
    QList<PillButton *> m_choices;
    QLineEdit *m_text = nullptr;
    QPushButton *m_send = nullptr;
};

} // namespace studio::ui
