// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QHBoxLayout;

namespace studio::ui {

/// One sentence at the top of a dialog, with or without answers to choose from; it never covers what is below
/// it. A new notice replaces the one before.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    struct Answer
    {
        QString objectName;
        QString text;
        std::function<void()> act; ///< called after the notice has gone
    };

    explicit NoticeBar(QWidget *parent = nullptr);

    /// Without answers the user can dismiss it.
    void ask(const QString &text, const QList<Answer> &answers, bool isTrouble = false);
    void dismiss();
    void focusAnswer(); ///< the first one
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addButton(const Answer &answer);

    bool m_isTrouble = false;
    QLabel *m_text = nullptr;
    QWidget *m_buttons = nullptr;
};

} // namespace studio::ui
