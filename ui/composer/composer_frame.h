// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

namespace studio::ui {

/// The painted frame around the field and all that belongs to it. It shows at a glance whether the user can
/// write, has the focus, and whispers. It lays nothing out.
class ComposerFrame : public QWidget
{
    Q_OBJECT

public:
    struct Look
    {
        bool isWritable = true;
        bool whispers = false;
        bool hasFocus = false; ///< the field
        bool operator==(const Look &) const = default;
    };

    explicit ComposerFrame(QWidget *parent = nullptr);

    [[nodiscard]] const Look &look() const { return m_look; }
    void setLook(const Look &look);
    [[nodiscard]] QColor ground() const; ///< the background

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Look m_look;
};

} // namespace studio::ui
