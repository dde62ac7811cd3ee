// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QHBoxLayout;

namespace studio::ui {

/// One sentence at the top of a dialog that wants an answer, or only to be read; never in the way of what is
/// under it. A new notice takes the place of the one before.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    struct Answer
    {
        QString objectName;
        QString text;
        std::function<void()> act; ///< the notice has gone when it is called
    };

    explicit NoticeBar(QWidget *parent = nullptr);

    /// With no answers it can be dismissed.
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
