// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/markdown/parser.h"

#include <QStringList>

namespace studio::markdown::test {

/// Blocks as short lines: "P: words", "- P: words" in an item, "> H2: words" in a quote.
inline QStringList written(const QList<Block> &blocks)
{
    QStringList lines;
    for (const Block &block : blocks) {
        QString line;
        for (const Container &container : block.containers) {
            if (container.kind == Container::Kind::Quote)
                line += QStringLiteral("> ");
            else if (!container.begins)
                line += QStringLiteral("  ");
            else if (container.kind == Container::Kind::Bullet)
                line += QStringLiteral("- ");
            else
                line += QString::number(container.number) + QStringLiteral(". ");
        }
        switch (block.kind) {
        case Block::Kind::Paragraph: line += QStringLiteral("P: "); break;
        case Block::Kind::Heading: line += QStringLiteral("H%1: ").arg(block.level); break;
        case Block::Kind::Code: line += QStringLiteral("C(%1): ").arg(block.language); break;
        case Block::Kind::Table: line += QStringLiteral("T%1: ").arg(block.columns.size()); break;
        case Block::Kind::Rule: line += QStringLiteral("---"); break;
        }
        lines.append(line + block.text.plain);
    }
    return lines;
}

inline QStringList written(const QString &message) { return written(parse(message)); }

} // namespace studio::markdown::test
