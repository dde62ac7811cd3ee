// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"
#include "ui/models/people.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabBar;
class QToolButton;

namespace studio::ui {

/// The details of one row of the inspector: an explanation of the row in one plain sentence, its numbers, and
/// its text; for a model call the prompt and the raw reply, requested with exchangeWanted().
class TurnDetails : public QWidget
{
    Q_OBJECT

public:
    explicit TurnDetails(QWidget *parent = nullptr);

    void showNode(const TurnNode &node, const People &people, const model::PolicySettings &policy);
    void showExchange(const model::Exchange &exchange); ///< ignored unless it is the shown call
    void showMissing(const QString &why);               ///< the texts of the call are unavailable

Q_SIGNALS:
    void exchangeWanted(qint64 id);
    void messageWanted(qint64 index); ///< index as in the transcript
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void applyTheme();
    void makeHead();
    void showSide();
    void setText(const QString &text);
    void retranslate();

    QLabel *m_title = nullptr;
    QLabel *m_help = nullptr;
    QLabel *m_numbers = nullptr;
    QTabBar *m_sides = nullptr; ///< for a call: prompt, reply
    QPlainTextEdit *m_text = nullptr;
    QToolButton *m_message = nullptr;
    QPushButton *m_copy = nullptr;
    QToolButton *m_close = nullptr;
    QString m_json;          ///< for copying
    qint64 m_said = -1;      ///< the message of this turn
    qint64 m_call = 0;       ///< the call whose texts are shown or awaited
    model::Exchange m_shown; ///< with its texts, once they have arrived
};

} // namespace studio::ui
