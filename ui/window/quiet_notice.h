// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace studio::ui {

/// One line over the conversation that confirms a success, with one action. It blocks nothing and stays until
/// the user closes it or the next notice comes; a notice about the open room goes with that room.
class QuietNotice : public QWidget
{
    Q_OBJECT

public:
    explicit QuietNotice(QWidget *parent = nullptr);

    /// If \p act is empty, there is only the text.
    void tell(const QString &text, const QString &act = {}, const std::function<void()> &run = {});
    /// About the open room.
    void tellHere(const QString &text, const QString &act = {}, const std::function<void()> &run = {});
    void leaveRoom(); ///< another room is opened
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void applyTheme();
    void retranslate();

    QLabel *m_text = nullptr;
    QPushButton *m_act = nullptr;
    QToolButton *m_close = nullptr;
    std::function<void()> m_run;
    bool m_isOfRoom = false;
};

} // namespace studio::ui
