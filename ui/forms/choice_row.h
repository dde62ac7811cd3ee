// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPixmap>
#include <QWidget>

#include <functional>

class QButtonGroup;

namespace studio::ui {

class FlowLayout;

/// A small picture to choose by; chosen it has a frame and a mark, so not by colour alone.
class ChoiceButton : public QAbstractButton
{
    Q_OBJECT

public:
    ChoiceButton(const QString &objectName, int size, QWidget *parent = nullptr);

    void setPicture(const QPixmap &picture);
    void setRound(bool round) { m_round = round; } ///< a colour rather than a picture
    void setSide(int size);
    [[nodiscard]] QSize sizeHint() const override { return {m_size, m_size}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPixmap m_picture;
    int m_size = 0;
    bool m_round = false;
};

/// One choice of several, each a picture: one Tab stop, arrow keys walk and choose. Breaks into lines where
/// there is no room.
class ChoiceRow : public QWidget
{
    Q_OBJECT

public:
    using Paint = std::function<QPixmap(int choice, int size)>;

    /// \p size is that of a button beside text of the usual size.
    ChoiceRow(const QString &objectName, int size, QWidget *parent = nullptr);

    void setChoices(const QStringList &names); ///< tool tips and names for screen readers
    void setPaint(const Paint &paint);         ///< and paints all
    void repaintAll();
    void setChoice(int choice); ///< without chosen(); out of range: none
    [[nodiscard]] int choice() const;
    void setRound(bool round);
    void addAtEnd(QWidget *widget);

Q_SIGNALS:
    void chosen(int choice);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int side() const; ///< of a button: grows with the text

    int m_size = 0;
    bool m_round = false;
    Paint m_paint;
    FlowLayout *m_layout = nullptr;
    QButtonGroup *m_group = nullptr;
};

} // namespace studio::ui
