// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/trouble.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace studio::ui {

/// The strip over the window's content: one line for each trouble, with its remedies. At most one trouble of
/// a kind; without troubles it takes no room.
class TroubleBanner : public QWidget
{
    Q_OBJECT

public:
    explicit TroubleBanner(QWidget *parent = nullptr);

    void tell(const Trouble &trouble); ///< replaces one of the same kind
    void clear(Trouble::Kind kind);
    [[nodiscard]] const QList<Trouble> &troubles() const { return m_troubles; }

Q_SIGNALS:
    void told(const studio::ui::Trouble &trouble);
    /// The user pressed a button. Dismiss removes the line first.
    void remedyWanted(const studio::ui::Trouble &trouble, studio::ui::Remedy remedy);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void fitLines();
    QWidget *makeLine(const Trouble &trouble);
    void choose(const Trouble &trouble, Remedy remedy);

    QVBoxLayout *m_lines = nullptr;
    QList<Trouble> m_troubles;
};

} // namespace studio::ui
