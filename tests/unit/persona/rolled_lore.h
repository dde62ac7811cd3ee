// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QRandomGenerator>

#include <array>

namespace studio::tests::rolled_lore {

using namespace Qt::StringLiterals;

/// Makes random entries and books with every possible setting, the same ones for the same seed.
class LoreRoller
{
public:
    explicit LoreRoller(quint32 seed)
        : m_random(seed)
    {
    }

    int below(int end) { return m_random.bounded(end); }
    bool isOneOf(int many) { return below(many) == 0; }

    QString word()
    {
        static const QStringList words{u"storm"_s, u"tide, low"_s,   u"灯台"_s,       u"a/b"_s,
                                       u"\"q\""_s, u"line\nbreak"_s, u"C++ & more"_s, u"été"_s};
        return words.at(below(int(words.size()))) + QString::number(below(40));
    }
    QStringList words(int most)
    {
        QStringList list;
        for (int i = below(most + 1); i > 0; --i)
            list.append(word());
        return list;
    }
    /// Without commas, which separate words if such a list is one text.
    QStringList plainWords(int least, int most)
    {
        QStringList list;
        for (int i = least + below(most - least + 1); i > 0; --i)
            list.append(u"word%1"_s.arg(below(40)));
        return list;
    }
    std::optional<bool> maybe() { return isOneOf(3) ? std::optional(isOneOf(2)) : std::nullopt; }
    std::optional<int> maybeCount(int end) { return isOneOf(3) ? std::optional(below(end)) : std::nullopt; }

    model::LoreEntry entry()
    {
        model::LoreEntry entry{.name = isOneOf(3) ? QString() : word(), .keys = words(3)};
        entry.secondaryKeys = words(2);
        entry.content = isOneOf(6) ? QString() : word();
        entry.enabled = !isOneOf(4);
        entry.constant = isOneOf(4);
        entry.order = below(200) - 50 + (isOneOf(5) ? 0.5 : 0.0);
        entry.afterSheet = !isOneOf(3);
        entry.logic = model::LoreLogic(below(4));
        entry.isSelective = entry.secondaryKeys.isEmpty() || !isOneOf(4);
        entry.useRegex = isOneOf(4);
        entry.ignoresBudget = isOneOf(6);
        entry.caseSensitive = maybe();
        entry.wholeWords = maybe();
        entry.scanDepth = maybeCount(9);
        entry.probability = maybeCount(100);
        if (isOneOf(3))
            entry.priority = below(20) - 10;
        rollParts(entry);
        rollConditions(entry);
        return entry;
    }

    model::LoreBook book()
    {
        model::LoreBook book{.name = word(), .description = isOneOf(2) ? QString() : word()};
        for (int i = below(6); i > 0; --i)
            book.entries.append(entry());
        book.scanDepth = maybeCount(20);
        book.tokenBudget = maybeCount(2'000);
        book.recursive = maybe();
        book.namesFire = !isOneOf(4);
        return book;
    }

private:
    void rollParts(model::LoreEntry &entry)
    {
        if (isOneOf(4)) {
            constexpr std::array kPlaces{model::LorePlace::NoteTop, model::LorePlace::NoteBottom,
                                         model::LorePlace::ExamplesTop, model::LorePlace::AtDepth,
                                         model::LorePlace::ExamplesBottom};
            entry.afterSheet = true;
            entry.spot = model::LoreSpot{.place = kPlaces.at(size_t(below(int(kPlaces.size())))),
                                         .depth = below(9),
                                         .role = model::LoreRole(below(3))};
            entry.spot->fromStart = entry.spot->place == model::LorePlace::AtDepth &&
                                    entry.spot->role == model::LoreRole::System && isOneOf(3);
        }
        if (isOneOf(4))
            entry.timing = model::LoreTiming{1 + below(4), below(4), below(4)};
        if (isOneOf(4))
            entry.recursion = model::LoreRecursion{true, isOneOf(2), below(3)};
        if (isOneOf(4)) {
            entry.group = model::LoreGroup{.names = plainWords(1, 2), .weight = double(below(200))};
            entry.group->overrides = isOneOf(2);
            entry.group->useScoring = maybe();
        }
        if (isOneOf(5))
            entry.filter = model::LoreFilter{plainWords(1, 2), plainWords(0, 2), isOneOf(2)};
    }

    void rollConditions(model::LoreEntry &entry)
    {
        if (!isOneOf(3))
            return;
        model::LoreConditions said{.neverActivates = isOneOf(4), .onlyAfter = maybeCount(9)};
        said.onlyEvery = isOneOf(4) ? std::optional(1 + below(5)) : std::nullopt;
        said.onGreeting = maybeCount(3);
        said.keepsAfterMatch = isOneOf(4);
        said.oncePerTalk = isOneOf(4);
        said.additionalKeys = plainWords(0, 2);
        said.excludeKeys = plainWords(0, 2);
        said.goesFirst = isOneOf(4);
        if (isOneOf(4))
            said.disabledPrompts = {u"system_prompt"_s};
        if (said != model::LoreConditions{})
            entry.conditions = said;
    }

    QRandomGenerator m_random;
};

} // namespace studio::tests::rolled_lore
