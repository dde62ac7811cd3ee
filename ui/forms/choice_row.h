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

/// A small picture to choose; when chosen it has a frame and a mark, and so does not rely on colour alone.
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

/// A choice between pictures: one Tab stop; the arrow keys move and choose. Wraps to several lines if there
/// is no room.
class ChoiceRow : public QWidget
{
    Q_OBJECT

public:
    using Paint = std::function<QPixmap(int choice, int size)>;

    /// \p size is the size of a button at the usual text size.
    ChoiceRow(const QString &objectName, int size, QWidget *parent = nullptr);

    void setChoices(const QStringList &names); ///< tool tips and names for screen readers
    void setPaint(const Paint &paint);         ///< also paints all buttons anew
    void repaintAll();
    void setChoice(int choice); ///< without emitting chosen(); out of range: none
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
