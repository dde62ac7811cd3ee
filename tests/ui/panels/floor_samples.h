// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/ui/sample_room.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/floor/floor_row_widget.h"
#include "ui/panels/floor/floor_votes.h"

#include <QLabel>
#include <QVariantAnimation>

// Floors of "Tea at five", and helpers for tests of a FloorPanel.
namespace studio::tests {

[[nodiscard]] inline ui::People english() { return {samplePersonas(), model::Language::English}; }

[[nodiscard]] inline QString text(const ui::FloorPanel &panel, const QString &label)
{
    return panel.findChild<QLabel *>(label)->text();
}

/// Top to bottom.
[[nodiscard]] inline QList<ui::FloorRowWidget *> rows(const ui::FloorPanel &panel)
{
    return panel.findChild<ui::FloorVotes *>(QStringLiteral("floorVotes"))->rows();
}

[[nodiscard]] inline ui::FloorRowWidget *rowOf(const ui::FloorPanel &panel, const base::ParticipantId &id)
{
    const QList<ui::FloorRowWidget *> all = rows(panel);
    for (ui::FloorRowWidget *row : all) {
        if (row->content().row.id == id)
            return row;
    }
    return nullptr;
}

/// Aya 9, asked; Kyoko 7, asked; Natsumi did not answer.
[[nodiscard]] inline ports::FloorView decided()
{
    ports::FloorRow winner = voted(aya(), 9, model::VoteState::Speak);
    winner.selected = true;
    ports::FloorRow second = voted(kyoko(), 7, model::VoteState::Speak);
    second.selected = true;
    second.flip = model::Flip{kyoko(), model::Flip::Field::Importance, 7, 10, kyoko()};
    return decidedFloor({second, missing(natsumi(), model::Cause::Timeout), winner}, model::Rule::Selected,
                        aya(), kyoko());
}

/// One of three has voted.
[[nodiscard]] inline ports::FloorView midVote()
{
    ports::FloorView floor = quietFloor();
    floor.votingOn = base::MessageId(QStringLiteral("m0"));
    floor.rows = {voted(kyoko(), 7, model::VoteState::Speak), pending(natsumi()), pending(aya())};
    return floor;
}

/// All running animations of the panel, so that a test can set their time.
[[nodiscard]] inline QList<QVariantAnimation *> running(const QObject &panel)
{
    QList<QVariantAnimation *> all = panel.findChildren<QVariantAnimation *>();
    all.removeIf([](const QVariantAnimation *one) { return one->state() != QAbstractAnimation::Running; });
    return all;
}

} // namespace studio::tests
