// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace studio::ui {

/// What is being said, in large letters under the figures: the name and the last lines of the words. Its own
/// dark ground keeps it readable on any other; without words nothing is painted.
class StageCaption : public QWidget
{
    Q_OBJECT

public:
    explicit StageCaption(QWidget *parent);

    void say(const QString &name, const QString &words); ///< empty words: nobody says anything
    [[nodiscard]] QString words() const { return m_words; }
    /// The lines that fit, the newest words last.
    [[nodiscard]] QStringList shownLines() const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QFont letters() const;
    [[nodiscard]] QRect textArea() const;

    QString m_name;
    QString m_words;
};

} // namespace studio::ui
