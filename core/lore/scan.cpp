// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/scan.h"

#include "core/lore/candidate.h"
#include "core/lore/haystack.h"
#include "core/lore/key_text.h"
#include "core/lore/lore_numbers.h"
#include "core/lore/ready_books.h"

#include <QSet>

#include <algorithm>
#include <set>
#include <tuple>

namespace studio::lore {

using namespace Qt::StringLiterals;
using model::LoreBook;
using model::LoreEntry;
using model::LoreLogic;
using State = LoreVerdict::State;

namespace {

/// Sorts by place in the prompt; at depth, entries counted from the start come first, then the deepest.
std::tuple<model::LorePlace, bool, int> whereIn(const LoreEntry &entry)
{
    if (entry.place() != model::LorePlace::AtDepth)
        return {entry.place(), false, 0};
    const bool fromStart = entry.spot->fromStart;
    return {entry.place(), !fromStart, fromStart ? entry.spot->depth : -entry.spot->depth};
}

bool mayBeFiredByEntries(const Candidate &candidate)
{
    const bool isExcluded = candidate.entry->recursion && candidate.entry->recursion->excluded;
    return candidate.isOpen && candidate.recursive && (!isExcluded || candidate.isSticky);
}

/// The messages in which some entry is searched. Only these are copied: a talk may have a hundred thousand.
QList<LoreLine> newestLines(const ReadyBooks &books, const LoreScene &scene)
{
    int deepest = 0;
    for (const ReadyEntry &ready : books.entries()) {
        deepest = std::max(deepest,
                           ready.entry->scanDepth.value_or(ready.book->scanDepth.value_or(scene.scanDepth)));
    }
    return scene.lines.last(std::min<qsizetype>(deepest, scene.lines.size()));
}

/// One scan, from its first sweep to its result.
class Scan
{
public:
    Scan(ReadyBooks &books, const LoreScene &scene)
        : m_books(books)
        , m_scene(scene)
        , m_haystack(books.keys(), newestLines(books, scene), scene.mostPatternSteps)
    {
    }

    LoreResult run();

private:
    void gather();
    void sweepAll();
    bool sweep(int step, int level);
    bool wants(Candidate &candidate, int step, int level);
    bool keysFire(Candidate &candidate, bool byEntries);
    bool secondaryKeysFit(const Candidate &candidate, bool byEntries);
    bool isRefused(Candidate &candidate, bool byEntries);
    void countKeys(const QList<Candidate *> &wanting, int step);
    int keysThere(const Candidate &candidate, const QList<int> &numbers, bool byEntries);
    std::optional<Haystack::Hit> found(Candidate &candidate, const QList<int> &numbers,
                                       const QStringList &keys, bool byEntries);
    bool fire(Candidate &candidate, int step);
    void place();
    void tellFlaws();
    void writeLog();

    [[nodiscard]] const QString &ownerOf(const LoreRef &ref) const
    {
        return m_books.sources().at(ref.source).owner;
    }
    [[nodiscard]] QString expanded(const QString &text, const QString &owner) const
    {
        return m_scene.expand && hasMacro(text) ? m_scene.expand(text, owner) : text;
    }
    [[nodiscard]] qint64 tokensOf(const QString &text) const
    {
        return m_scene.countTokens ? m_scene.countTokens(text) : (text.size() + 3) / 4;
    }

    const ReadyBooks &m_books;
    const LoreScene &m_scene;
    Haystack m_haystack;
    std::vector<Candidate> m_candidates;
    QStringList m_wonGroups;
    QSet<QString> m_told;
    LoreResult m_result;
};

LoreResult Scan::run()
{
    gather();
    sweepAll();
    QList<Candidate *> fired;
    for (Candidate &candidate : m_candidates) {
        if (candidate.isFired())
            fired.append(&candidate);
    }
    keepBudgets(fired, m_scene);
    tellFlaws();
    place();
    writeLog();
    m_result.verdicts.reserve(qsizetype(m_candidates.size()));
    for (Candidate &candidate : m_candidates)
        m_result.verdicts.append(std::move(candidate.verdict));
    return m_result;
}

void Scan::gather()
{
    m_candidates.reserve(m_books.entries().size());
    for (const ReadyEntry &ready : m_books.entries()) {
        Candidate &candidate = m_candidates.emplace_back(ready);
        candidate.depth = ready.entry->scanDepth.value_or(ready.book->scanDepth.value_or(m_scene.scanDepth));
        candidate.recursive = ready.book->recursive.value_or(m_scene.recursive);
    }
}

/// First messages; then the contents of entries, as long as they add text; then entries that wait for a
/// level.
void Scan::sweepAll()
{
    std::set<int> levels;
    for (const Candidate &candidate : m_candidates) {
        if (candidate.entry->recursion && candidate.entry->recursion->waitsForLevel > 0)
            levels.insert(candidate.entry->recursion->waitsForLevel);
    }
    auto level = levels.cbegin();
    bool isNew = sweep(0, 0);
    bool hasSaid = isNew;
    for (int step = 1; isNew || (hasSaid && level != levels.cend()); ++step) {
        if (!isNew && ++level == levels.cend())
            return;
        if (step > m_scene.mostSteps) {
            m_result.stepsRanOut =
                std::any_of(m_candidates.cbegin(), m_candidates.cend(), mayBeFiredByEntries);
            return;
        }
        isNew = sweep(step, level == levels.cend() ? 0 : *level);
        hasSaid = hasSaid || isNew;
    }
}

/// Returns whether new text was added that may fire other entries.
bool Scan::sweep(int step, int level)
{
    QList<Candidate *> wanting;
    for (Candidate &candidate : m_candidates) {
        if (candidate.isOpen && wants(candidate, step, level))
            wanting.append(&candidate);
    }
    countKeys(wanting, step);
    settleGroups(wanting, m_scene, m_wonGroups);
    QList<Candidate *> saying;
    for (Candidate *candidate : std::as_const(wanting)) {
        const bool prevents = candidate->entry->recursion && candidate->entry->recursion->prevents;
        if (fire(*candidate, step) && candidate->recursive && !prevents)
            saying.append(candidate);
    }
    // After all have fired, so that they do not see each other.
    bool isNew = false;
    for (const Candidate *candidate : std::as_const(saying)) {
        const QString said =
            expanded(scannedText(candidate->entry->content, HiddenKeys::Show), ownerOf(candidate->ref));
        m_haystack.append(candidate->ref, said);
        isNew = isNew || !said.isEmpty();
    }
    return isNew;
}

bool Scan::wants(Candidate &candidate, int step, int level)
{
    if (isBarred(candidate, m_scene)) {
        candidate.isOpen = false;
        return false;
    }
    const model::LoreRecursion recursion = candidate.entry->recursion.value_or(model::LoreRecursion());
    const bool byEntries = step > 0 && candidate.recursive;
    if (!candidate.isSticky) {
        if (recursion.waitsForLevel > 0 && (!byEntries || recursion.waitsForLevel > level)) {
            candidate.block(LoreBlock::OnlyByEntries);
            return false;
        }
        if (step > 0 && (recursion.excluded || !candidate.recursive))
            return false; // the verdict from the messages stays
    }
    const Gate gate = gateOf(candidate, m_scene);
    if (gate == Gate::Fires)
        return true;
    if (gate == Gate::Closed) {
        candidate.isOpen = false;
        return false;
    }
    if (isRefused(candidate, byEntries))
        return false;
    if (candidate.entry->constant || candidate.isSticky) {
        candidate.verdict.cause = candidate.entry->constant ? LoreCause::Constant : LoreCause::Sticky;
        return true;
    }
    return keysFire(candidate, byEntries);
}

/// The first of these keys that is found; the verdict names it.
std::optional<Haystack::Hit> Scan::found(Candidate &candidate, const QList<int> &numbers,
                                         const QStringList &keys, bool byEntries)
{
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const auto hit = m_haystack.find(numbers.at(i), candidate.depth, byEntries);
        if (!hit)
            continue;
        candidate.verdict.key = keys.value(i);
        candidate.verdict.message = hit->message;
        candidate.verdict.firedBy = hit->entry;
        return hit;
    }
    return std::nullopt;
}

int Scan::keysThere(const Candidate &candidate, const QList<int> &numbers, bool byEntries)
{
    return int(std::count_if(numbers.cbegin(), numbers.cend(), [&](int key) {
        return m_haystack.find(key, candidate.depth, byEntries).has_value();
    }));
}

/// For scored groups, counts keys as SillyTavern does: also for entries that fire without keys; secondary
/// keys count only if they are required.
void Scan::countKeys(const QList<Candidate *> &wanting, int step)
{
    const bool isScored = std::any_of(wanting.cbegin(), wanting.cend(), [](const Candidate *candidate) {
        return candidate->entry->group && candidate->entry->group->useScoring.value_or(false);
    });
    if (!isScored)
        return;
    for (Candidate *candidate : wanting) {
        const bool byEntries = step > 0 && candidate->recursive;
        candidate->score = keysThere(*candidate, candidate->ready->keys, byEntries);
        if (candidate->entry->useRegex)
            candidate->score += keysThere(*candidate, candidate->ready->additionalKeys, byEntries);
        const int others = keysThere(*candidate, candidate->ready->secondaryKeys, byEntries);
        const LoreLogic logic = candidate->entry->logic;
        const bool counts = logic == LoreLogic::Any ||
                            (logic == LoreLogic::All && others == candidate->ready->secondaryKeys.size());
        candidate->score += counts && !candidate->ready->keys.isEmpty() ? others : 0;
    }
}

bool Scan::isRefused(Candidate &candidate, bool byEntries)
{
    const bool needsMore = !candidate.ready->additionalKeys.isEmpty() && !candidate.entry->useRegex;
    if (!needsMore && candidate.ready->excludeKeys.isEmpty())
        return false;
    const model::LoreConditions &conditions = *candidate.entry->conditions;
    if (needsMore &&
        !found(candidate, candidate.ready->additionalKeys, conditions.additionalKeys, byEntries)) {
        candidate.block(LoreBlock::NoAdditionalKey);
        return true;
    }
    candidate.verdict.key.clear();
    candidate.verdict.message.reset();
    candidate.verdict.firedBy.reset();
    if (!found(candidate, candidate.ready->excludeKeys, conditions.excludeKeys, byEntries))
        return false;
    candidate.block(LoreBlock::ExcludedKey);
    return true;
}

bool Scan::keysFire(Candidate &candidate, bool byEntries)
{
    candidate.verdict.cause = LoreCause::Key;
    bool isFound = found(candidate, candidate.ready->keys, candidate.entry->keys, byEntries).has_value();
    if (!isFound && candidate.entry->useRegex && candidate.entry->conditions) {
        isFound = found(candidate, candidate.ready->additionalKeys,
                        candidate.entry->conditions->additionalKeys, byEntries)
                      .has_value();
    }
    if (!isFound) {
        const auto isFlawed = [this](int key) { return !m_haystack.flawOf(key).isEmpty(); };
        const QList<int> choices = candidate.entry->useRegex
                                       ? candidate.ready->keys + candidate.ready->additionalKeys
                                       : candidate.ready->keys;
        candidate.block(std::any_of(choices.cbegin(), choices.cend(), isFlawed) ? LoreBlock::BadPattern
                                                                                : LoreBlock::NoKey);
        return false;
    }
    if (secondaryKeysFit(candidate, byEntries))
        return true;
    candidate.block(LoreBlock::SecondaryKeys);
    return false;
}

bool Scan::secondaryKeysFit(const Candidate &candidate, bool byEntries)
{
    if (candidate.ready->secondaryKeys.isEmpty())
        return true;
    const int count = keysThere(candidate, candidate.ready->secondaryKeys, byEntries);
    const bool hasAll = count == candidate.ready->secondaryKeys.size();
    switch (candidate.entry->logic) {
    case LoreLogic::Any: return count > 0;
    case LoreLogic::All: return hasAll;
    case LoreLogic::NotAll: return !hasAll;
    case LoreLogic::NotAny: return count == 0;
    }
    return false;
}

/// Whether chance allows it, and no entry has said the same.
bool Scan::fire(Candidate &candidate, int step)
{
    candidate.isOpen = false;
    const LoreEntry &entry = *candidate.entry;
    const bool isLucky = !entry.probability || candidate.isSticky ||
                         drawn(m_scene.seed, candidate.id, m_scene.messages) * 100 < *entry.probability;
    if (!isLucky) {
        candidate.block(LoreBlock::Chance);
        return false;
    }
    const QString shown = scannedText(entry.content, HiddenKeys::Drop);
    candidate.content = expanded(shown, ownerOf(candidate.ref)).trimmed();
    if (!candidate.content.isEmpty() && m_told.contains(candidate.content)) {
        candidate.block(LoreBlock::ToldAlready);
        return false;
    }
    m_told.insert(candidate.content);
    candidate.verdict.state = State::Fired;
    candidate.verdict.step = step;
    candidate.verdict.tokens = candidate.content.isEmpty() ? 0 : tokensOf(candidate.content);
    return true;
}

void Scan::place()
{
    QList<const Candidate *> shown;
    for (const Candidate &candidate : m_candidates) {
        if (!candidate.isFired())
            continue;
        if (candidate.entry->conditions)
            m_result.disabledPrompts += candidate.entry->conditions->disabledPrompts;
        if (!candidate.content.isEmpty())
            shown.append(&candidate);
    }
    m_result.disabledPrompts.removeDuplicates();
    std::stable_sort(shown.begin(), shown.end(), [](const Candidate *a, const Candidate *b) {
        return std::tuple(whereIn(*a->entry), a->entry->order) <
               std::tuple(whereIn(*b->entry), b->entry->order);
    });
    for (const Candidate *candidate : std::as_const(shown)) {
        const model::LoreSpot spot = candidate->entry->spot.value_or(model::LoreSpot{.depth = 0});
        m_result.placements.append({candidate->entry->place(), spot.depth, spot.fromStart, spot.role,
                                    candidate->content, candidate->ref});
    }
}

void Scan::tellFlaws()
{
    if (!m_haystack.hasFlaws())
        return;
    for (const Candidate &candidate : m_candidates) {
        const LoreEntry &entry = *candidate.entry;
        const model::LoreConditions said = entry.conditions.value_or(model::LoreConditions());
        const auto tell = [this, &candidate](const QList<int> &numbers, const QStringList &keys) {
            for (qsizetype i = 0; i < numbers.size(); ++i) {
                if (const QString flaw = m_haystack.flawOf(numbers.at(i)); !flaw.isEmpty())
                    m_result.flaws.append({candidate.ref, keys.value(i), flaw});
            }
        };
        tell(candidate.ready->keys, entry.keys);
        tell(candidate.ready->secondaryKeys, entry.secondaryKeys);
        tell(candidate.ready->additionalKeys, said.additionalKeys);
        tell(candidate.ready->excludeKeys, said.excludeKeys);
    }
}

/// Sticky and kept entries keep the time at which they first fired.
void Scan::writeLog()
{
    m_result.log = m_scene.log;
    for (const Candidate &candidate : m_candidates) {
        const LoreEntry &entry = *candidate.entry;
        const bool isTimed = entry.timing && (entry.timing->sticky > 0 || entry.timing->cooldown > 0);
        const bool isCounted =
            entry.conditions && (entry.conditions->keepsAfterMatch || entry.conditions->oncePerTalk);
        const bool isStill = candidate.isSticky || candidate.verdict.cause == LoreCause::Kept;
        if (candidate.isFired() && (isTimed || isCounted) && !isStill)
            m_result.log.insert(candidate.id, m_scene.messages);
    }
}

} // namespace

LoreResult scan(const QList<LoreSource> &sources, const LoreScene &scene)
{
    return Scanner(sources).scan(scene);
}

Scanner::Scanner(const QList<LoreSource> &sources)
    : m_books(std::make_unique<ReadyBooks>(sources))
{
}

Scanner::~Scanner() = default;

LoreResult Scanner::scan(const LoreScene &scene)
{
    m_books->readyFor(scene);
    return Scan(*m_books, scene).run();
}

} // namespace studio::lore
